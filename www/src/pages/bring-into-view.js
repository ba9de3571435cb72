// Brings the board and the verdict beside it into view, after something has come from a form farther down.

import { byId } from '../browser/dom.js';

export function bringIntoView() {
  const parts = [byId('board'), byId('game-status'), byId('ruling')].map((part) =>
    part.getBoundingClientRect(),
  );
  if (parts.some(({ top, bottom }) => top < 0 || bottom > window.innerHeight)) {
    byId('board').parentElement?.scrollIntoView({ block: 'start' });
  }
}
