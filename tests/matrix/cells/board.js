// What the boards of the frameworks share: 64 squares, a drop, and the report of the page. Each framework draws them in its
// own way, and keeps the game in its own kind of state.
import * as api from 'chess-arbiter';
import { checkedKing, play } from 'chess-arbiter/board';
import german from 'chess-arbiter/languages/de';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

const NAMES = [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));

/** A position in which a bishop, a pawn about to promote and a rook wait for their turn. */
export const start = () => new api.Game('4k3/P7/8/8/8/8/7R/2B1K3 w - - 0 1');

/** The squares from a8 to h1: what stands there, and how it is marked while a piece is picked up. */
export function squaresOf(game, picked) {
  const targets = picked ? game.movesFrom(picked).map(({ to }) => to) : [];
  const checked = checkedKing(game);
  const markOf = (name) => (targets.includes(name) ? 'destination' : name === checked ? 'check' : '');
  return NAMES.map((name) => ({ name, piece: game.get(name)?.type ?? '', mark: markOf(name) }));
}

/** Makes a drop in the game, and says what came of it. */
export async function drop(game, from, to) {
  if (!from || from === to) return '';
  const { move, refusal } = await play(game, { from, to });
  return move?.san ?? refusal.message;
}

/** What the conformance script finds here. */
export const report = () => conformance(api, exported, german);

/** Tells it to the test that has opened the page. */
export function tell() {
  document.body.dataset.reports = JSON.stringify({ page: report() });
}
