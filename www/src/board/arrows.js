// Arrows over the pieces, from one square to another. Their colours are in board.css. cm-chessboard's own arrow extension
// is not used: it draws line and head as two shapes, which overlap when translucent, and loads a sprite for the head.

import { Svg } from 'cm-chessboard/src/lib/Svg.js';
import { EXTENSION_POINT, Extension } from 'cm-chessboard/src/model/Extension.js';

/** @import { Pointers } from 'chess-arbiter/board' */
/** @import { Chessboard } from 'cm-chessboard/src/Chessboard.js' */

/** @typedef {Pointers['arrows'][number]} Arrow */

/** @typedef {'blame' | 'hint'} ArrowKind */

// Lengths, as parts of a square's side.
/** Half the width of the shaft, and of the head. */
const SHAFT = 0.065;
const HEAD = 0.2;
const HEAD_LENGTH = 0.36;
/** How far from the centre of the first square an arrow begins, and from the centre of the second it ends. */
const START = 0.28;
const END = 0.3;

/** The arrows of one board, as an extension of cm-chessboard. */
export class Arrows extends Extension {
  /** @type {Map<ArrowKind, Arrow[]>} */
  #arrows = new Map();
  #group;

  /** @param {Chessboard} chessboard */
  constructor(chessboard) {
    super(chessboard);
    this.#group = Svg.addElement(chessboard.view.markersTopLayer, 'g', { class: 'arrows' });
    this.registerExtensionPoint(EXTENSION_POINT.afterRedrawBoard, () => this.#draw());
  }

  /**
   * Draws arrows of one kind, and removes all others of that kind.
   *
   * @param {ArrowKind} kind
   * @param {Arrow[]} arrows
   */
  set(kind, arrows) {
    this.#arrows.set(kind, arrows);
    this.#draw();
  }

  #draw() {
    this.#group.replaceChildren();
    for (const [kind, arrows] of this.#arrows) {
      for (const arrow of arrows) {
        this.#drawArrow(kind, arrow);
      }
    }
  }

  /**
   * @param {ArrowKind} kind
   * @param {Arrow} arrow
   */
  #drawArrow(kind, { from, to }) {
    const { view } = this.chessboard;
    const side = view.squareWidth;
    const [start, end] = [view.squareToPoint(from), view.squareToPoint(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    Svg.addElement(this.#group, 'path', {
      class: `arrow arrow-${kind}`,
      'data-arrow': kind,
      'data-from': from,
      'data-to': to,
      d: outline(Math.hypot(dx, dy) / side),
      transform: `translate(${start.x + side / 2} ${start.y + side / 2}) rotate(${angle}) scale(${side})`,
    });
  }
}

/**
 * The outline of an arrow that points to the right, from the centre of one square to that of another.
 *
 * @param {number} length between the two centres
 */
function outline(length) {
  const tip = length - END;
  const neck = tip - HEAD_LENGTH;
  return `M${START} ${-SHAFT}H${neck}V${-HEAD}L${tip} 0L${neck} ${HEAD}V${SHAFT}H${START}Z`;
}
