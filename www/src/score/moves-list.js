// The list of the moves: the main line in two columns, comments and variations between its rows. Every move is a button
// that leads there. The Tab key stops only at the current one.

import { create } from '../browser/dom.js';
import { outcomeInWords } from '../messages/game-status.js';
import { say, spokenWords } from '../messages/words.js';
import { commentInWords, signs } from './annotation.js';
import { lastOf, resultOf } from './score.js';
import './moves-list.css';

/** @import { PgnComment, PgnResult } from 'chess-arbiter' */
/** @import { Entry, Score } from './score.js' */

/** @param {PgnResult} result */
function resultInWords(result) {
  if (result === '1/2-1/2') {
    return say('draw');
  }
  return say('wins', { player: spokenWords().players[result === '1-0' ? 'w' : 'b'] });
}

/**
 * @param {HTMLElement} element where the list scrolls
 * @param {(entry: Entry) => void} onChoose
 */
export function createMovesList(element, onChoose) {
  /** @type {Map<Entry, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {HTMLButtonElement | undefined} */
  let current;

  /**
   * A line, with the variations of its moves.
   *
   * @param {Entry} first
   * @param {Entry[]} others the alternatives to the first
   * @param {string} className
   */
  function line(first, others, className) {
    const list = create('ol', className);
    /** @type {Entry | undefined} */
    let entry = first;
    let alternatives = others;
    let interrupted = true;
    while (entry) {
      const item = create('li', entry.color === 'w' ? 'white' : 'black', ...comments(entry.commentsBefore));
      if (entry.color === 'w' || interrupted) {
        item.append(create('span', 'number', `${entry.number}${entry.color === 'w' ? '.' : '…'}`), ' ');
      }
      item.append(moveOf(entry), ' ');
      const found = comments(entry.comments);
      item.append(...found, ...alternatives.map((other) => line(other, [], 'variation')));
      list.append(item, ' ');
      interrupted = found.length + alternatives.length > 0;
      [entry, ...alternatives] = entry.children;
    }
    return list;
  }

  /** @param {Entry} entry */
  function moveOf(entry) {
    const button = create('button', 'move', `${entry.move?.san ?? '--'}${signs(entry.nags)}`);
    button.type = 'button';
    button.tabIndex = -1;
    button.addEventListener('click', () => onChoose(entry));
    buttons.set(entry, button);
    return button;
  }

  /** @param {HTMLElement} button */
  function keepInView(button) {
    const [list, box] = [element.getBoundingClientRect(), button.getBoundingClientRect()];
    // `scrollIntoView` would also scroll the page.
    if (box.top < list.top) {
      element.scrollTop += box.top - list.top - box.height;
    } else if (box.bottom > list.bottom) {
      element.scrollTop += box.bottom - list.bottom + box.height;
    }
  }

  return {
    /**
     * Shows a score; to be called again when it has changed.
     *
     * @param {Score} score
     */
    show(score) {
      const [first, ...others] = score.root.children;
      buttons.clear();
      current = undefined;
      element.classList.toggle('annotated', score.annotated);
      element.replaceChildren(...comments(score.root.comments));
      if (first) {
        const list = line(first, others, 'main-line');
        list.setAttribute('aria-label', say('moves'));
        element.append(list);
      } else {
        element.append(
          create('p', 'empty', say('noMoves', { drawer: spokenWords().page.positionAndGame ?? '' })),
        );
      }
      const { outcome } = lastOf(score.root);
      const result = resultOf(score);
      if (result !== '*') {
        const reason = outcome ? outcomeInWords(outcome) : resultInWords(result);
        element.append(
          create('p', 'result', create('strong', '', result.replaceAll('1/2', '½')), ` ${reason}`),
        );
      }
    },

    /**
     * Marks the move that the board shows.
     *
     * @param {Entry} entry
     */
    mark(entry) {
      const focused = element.contains(document.activeElement);
      const [firstButton] = buttons.values();
      if (current) {
        current.removeAttribute('aria-current');
        current.tabIndex = -1;
      } else if (firstButton) {
        firstButton.tabIndex = -1;
      }
      current = buttons.get(entry);
      current?.setAttribute('aria-current', 'step');
      const stop = current ?? firstButton;
      if (stop) {
        stop.tabIndex = 0;
        if (focused) {
          stop.focus({ preventScroll: true });
        }
        if (current) {
          keepInView(current);
        } else {
          element.scrollTop = 0;
        }
      }
    },
  };
}

/** @param {PgnComment[]} list */
function comments(list) {
  return list
    .map(commentInWords)
    .filter(Boolean)
    .map((text) => create('span', 'comment', text));
}
