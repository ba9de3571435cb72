// The pictures of the pieces: a file of SVG that is put into the page, so that each piece refers to a picture in it. cm-chessboard
// would put the file into the page as text, which Trusted Types forbid. Where it finds the element, it does not.

import file from 'cm-chessboard/assets/pieces/standard.svg?url';
import { Svg } from 'cm-chessboard/src/lib/Svg.js';

/** @import { Color, PieceKind } from 'chess-arbiter' */

/** The element that cm-chessboard looks for. */
const ID = 'cm-chessboard-sprite';

/** The address of the file. cm-chessboard puts its assets folder before any that is not absolute. */
export const spriteAddress = new URL(file, document.baseURI).href;

/** Puts the pictures into the page, if they are not there. */
export function loadSprite() {
  if (document.getElementById(ID)) {
    return;
  }
  const wrapper = document.createElement('div');
  wrapper.id = ID;
  wrapper.className = 'sprite';
  wrapper.setAttribute('aria-hidden', 'true');
  document.body.append(wrapper);
  const request = new XMLHttpRequest();
  request.open('GET', spriteAddress);
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const picture = request.responseXML?.documentElement;
    if (picture) {
      wrapper.append(picture);
    }
  });
  request.send();
}

/**
 * A picture of a piece.
 *
 * @param {Color} color
 * @param {PieceKind} kind
 */
export function pictureOf(color, kind) {
  const picture = Svg.createSvg();
  picture.setAttribute('viewBox', '0 0 40 40');
  picture.setAttribute('aria-hidden', 'true');
  Svg.addElement(picture, 'use', { href: `#${color}${kind}` });
  return picture;
}
