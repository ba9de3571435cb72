// Marks on squares, drawn under the pieces: the last move, the piece that is held and where it may go, the king in check,
// a drop that was refused, and the squares that the refusal is about. Their colours are in board.css. cm-chessboard's own
// marker extension is not used: it needs a second sprite, and redraws all marks for each one.

import { Svg } from 'cm-chessboard/src/lib/Svg.js';
import { EXTENSION_POINT, Extension } from 'cm-chessboard/src/model/Extension.js';

/** @import { Square } from 'chess-arbiter/rules' */
/** @import { Chessboard } from 'cm-chessboard/src/Chessboard.js' */

/** @typedef {'last-move' | 'held' | 'quiet' | 'capture' | 'check' | 'refused' | 'about' | 'culprit'} MarkKind */

/**
 * The shape of each kind of mark in a square of size 1, in the order in which they are drawn.
 *
 * @type {Record<MarkKind, { name: 'rect' | 'circle', attributes: Record<string, number> }>}
 */
const SHAPES = {
  'last-move': { name: 'rect', attributes: { width: 1, height: 1 } },
  held: { name: 'rect', attributes: { width: 1, height: 1 } },
  check: { name: 'rect', attributes: { width: 1, height: 1 } },
  quiet: { name: 'circle', attributes: { cx: 0.5, cy: 0.5, r: 0.13 } },
  capture: { name: 'circle', attributes: { cx: 0.5, cy: 0.5, r: 0.45 } },
  about: { name: 'rect', attributes: { width: 1, height: 1 } },
  culprit: { name: 'rect', attributes: { x: 0.035, y: 0.035, width: 0.93, height: 0.93, rx: 0.06 } },
  refused: { name: 'rect', attributes: { width: 1, height: 1 } },
};

const KINDS = /** @type {MarkKind[]} */ (Object.keys(SHAPES));

/** The marks of one board, as an extension of cm-chessboard. */
export class Marks extends Extension {
  /** @type {Map<MarkKind, Square[]>} */
  #squares = new Map();
  #group;
  #glow;

  /** @param {Chessboard} chessboard */
  constructor(chessboard) {
    super(chessboard);
    this.#glow = `check-glow-${chessboard.id}`;
    this.#defineGlow();
    this.#group = Svg.addElement(chessboard.view.markersLayer, 'g', { class: 'marks' });
    this.registerExtensionPoint(EXTENSION_POINT.afterRedrawBoard, () => this.#draw());
  }

  /**
   * Puts marks of one kind on these squares, and takes those of that kind off all others.
   *
   * @param {MarkKind} kind
   * @param {Square[]} squares
   */
  set(kind, squares) {
    this.#squares.set(kind, squares);
    this.#draw();
  }

  #draw() {
    this.#group.replaceChildren();
    for (const kind of KINDS) {
      for (const square of this.#squares.get(kind) ?? []) {
        this.#drawMark(kind, square);
      }
    }
  }

  /**
   * @param {MarkKind} kind
   * @param {Square} square
   */
  #drawMark(kind, square) {
    const { view } = this.chessboard;
    const { x, y } = view.squareToPoint(square);
    const shape = SHAPES[kind];
    const mark = Svg.addElement(this.#group, shape.name, {
      ...shape.attributes,
      class: `mark mark-${kind}`,
      'data-mark': kind,
      'data-square': square,
      transform: `translate(${x} ${y}) scale(${view.squareWidth})`,
    });
    if (kind === 'check') {
      mark.setAttribute('fill', `url(#${this.#glow})`);
    }
  }

  #defineGlow() {
    const defs = Svg.addElement(this.chessboard.view.svg, 'defs');
    const gradient = Svg.addElement(defs, 'radialGradient', { id: this.#glow });
    Svg.addElement(gradient, 'stop', { offset: '35%', class: 'check-glow-inner' });
    Svg.addElement(gradient, 'stop', { offset: '100%', class: 'check-glow-outer' });
  }
}
