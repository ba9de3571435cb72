// The board for the keyboard and for screen readers: an ARIA grid of 64 cells over the picture. Each cell says its square,
// its piece, and whether the piece that is held may go there. The browser's focus is the cursor. cm-chessboard's
// accessibility extension is not used: it has one live region, and no cells that a screen reader could explore.

import { say } from '../messages/words.js';
import { rowAndColumnOf, squareAt } from './squares.js';

/** @import { Color, Square } from 'chess-arbiter/rules' */

/**
 * @typedef {object} Keyboard
 * @property {() => void} refresh updates the names of the board and of every cell
 * @property {(color: Color) => void} turn says whose side is at the bottom
 * @property {(square: Square) => DOMRect} boxOf where a square is in the window
 * @property {() => void} destroy
 */

/**
 * @typedef {object} KeyboardOptions
 * @property {() => string} label the name of the board, in the language of the moment
 * @property {Color} orientation
 * @property {(square: Square) => string} describe the name of a square's cell
 * @property {(square: Square) => boolean} isHeld whether the piece on this square is held
 * @property {(square: Square) => void} onActivate Enter, Space, or a screen reader's own click
 */

const SIDE = 8;

let boards = 0;

/** @type {Record<string, (cell: { row: number, column: number }) => { row: number, column: number }>} */
const STEPS = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: SIDE - 1 }),
};

/**
 * @param {HTMLElement} element
 * @param {KeyboardOptions} options
 * @returns {Keyboard}
 */
export function createKeyboard(element, options) {
  let { orientation } = options;
  /** @type {Square} */
  let cursor = orientation === 'w' ? 'e2' : 'e7';

  const help = document.createElement('p');
  help.className = 'visually-hidden';
  boards += 1;
  help.id = `board-help-${boards}`;

  const grid = document.createElement('div');
  grid.className = 'board-grid';
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-describedby', help.id);
  const cells = Array.from({ length: SIDE }, () => addRow(grid)).flat();
  element.append(grid, help);

  /** @param {Square} square */
  function cellOf(square) {
    const { row, column } = rowAndColumnOf(square, orientation);
    return /** @type {HTMLElement} */ (cells[row * SIDE + column]);
  }

  /** @param {HTMLElement} cell */
  function squareOf(cell) {
    const index = cells.indexOf(cell);
    return squareAt(Math.floor(index / SIDE), index % SIDE, orientation);
  }

  function refresh() {
    grid.setAttribute('aria-label', options.label());
    help.textContent = say('boardHelp');
    for (const cell of cells) {
      const square = squareOf(cell);
      cell.setAttribute('aria-label', options.describe(square));
      cell.setAttribute('aria-selected', String(options.isHeld(square)));
      cell.tabIndex = square === cursor ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const step = STEPS[event.key];
    if (step) {
      const { row, column } = step(rowAndColumnOf(cursor, orientation));
      if (row >= 0 && row < SIDE && column >= 0 && column < SIDE) {
        cellOf(squareAt(row, column, orientation)).focus();
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) {
        options.onActivate(cursor);
      }
    } else {
      return;
    }
    event.preventDefault();
  }

  grid.addEventListener('keydown', onKeyDown);
  grid.addEventListener('focusin', (event) => {
    cellOf(cursor).tabIndex = -1;
    cursor = squareOf(/** @type {HTMLElement} */ (event.target));
    cellOf(cursor).tabIndex = 0;
  });
  // The grid lets the pointer through to the picture, so a click can only come from a screen reader.
  grid.addEventListener('click', (event) =>
    options.onActivate(squareOf(/** @type {HTMLElement} */ (event.target))),
  );
  refresh();

  return {
    refresh,
    turn(color) {
      const focused = grid.contains(document.activeElement);
      orientation = color;
      refresh();
      if (focused) {
        cellOf(cursor).focus();
      }
    },
    boxOf: (square) => cellOf(square).getBoundingClientRect(),
    destroy() {
      grid.remove();
      help.remove();
    },
  };
}

/**
 * @param {HTMLElement} grid
 * @returns {HTMLElement[]} the eight cells of a new row
 */
function addRow(grid) {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  const cells = Array.from({ length: SIDE }, () => {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    return cell;
  });
  row.append(...cells);
  grid.append(row);
  return cells;
}
