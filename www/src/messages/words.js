// Pieces, moves and articles in words, for what the page shows and what a screen reader is told, in the language of the
// moment. Each language has its words in `www/src/words`.

import english from '../words/en.js';

/** @import { Claim, Color, Move, Outcome, Piece, PieceKind } from 'chess-arbiter' */

/**
 * @typedef {'article' | 'hint' | 'promote' | 'start' | 'pickedUp' | 'nothing' | 'putBack' | 'fromTo' | 'empty' | 'held'
 *   | 'legalMove' | 'legalCapture' | 'move' | 'capture' | 'passing' | 'becomes' | 'pass' | 'castleKingside' | 'castleQueenside'
 *   | 'toMove' | 'inCheck' | 'mayClaim' | 'wins' | 'drawn'} TextName
 */

/**
 * The words of a language; texts have slots in braces.
 *
 * @typedef {object} Words
 * @property {Record<PieceKind, string>} names
 * @property {Record<Color, Record<PieceKind, string>>} pieces such as `white knight`
 * @property {Record<Color, string>} players
 * @property {Record<TextName, string>} texts what is said of moves, of the board and of the game
 * @property {Record<Outcome['reason'], string>} outcomes why a game is over
 * @property {Record<Claim, string>} claims why a draw may be claimed
 * @property {Record<string, string>} page what stands on the page, by the attribute `data-word` of its element
 */

/** @type {Words} */
let words = english;
let tag = 'en';

/**
 * Speaks a language from now on.
 *
 * @param {string} language its tag
 * @param {Words} spoken
 */
export function speak(language, spoken) {
  tag = language;
  words = spoken;
  for (const element of document.querySelectorAll('[data-word]')) {
    const word = words.page[element.getAttribute('data-word') ?? ''];
    if (word !== undefined) {
      element.textContent = word;
      element.setAttribute('lang', language);
      // What a screen reader is told of a button says more than what stands on it.
      const of = element.getAttribute('data-of');
      if (of) {
        element.setAttribute('aria-label', `${word} ${of}`);
      }
    }
  }
}

/** The tag of the language of the moment. */
export function spokenLanguage() {
  return tag;
}

/** The words of the moment. */
export function spokenWords() {
  return words;
}

/**
 * A text with its slots filled.
 *
 * @param {string} text
 * @param {Record<string, string | number>} [slots]
 */
export function fill(text, slots = {}) {
  return text.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(slots[name] ?? ''));
}

/**
 * What is said of the board or of a move.
 *
 * @param {TextName} name
 * @param {Record<string, string | number>} [slots]
 */
export function say(name, slots) {
  return fill(words.texts[name], slots);
}

/**
 * @param {Piece} piece
 * @returns {string} for example `white knight`
 */
export function pieceName(piece) {
  return words.pieces[piece.color][piece.type];
}

/**
 * @param {Move} move
 * @returns {string} for example `White pawn e4 takes pawn on d5.`
 */
export function moveInWords(move) {
  const player = words.players[move.color];
  if (move.kind === 'castle-kingside') {
    return say('castleKingside', { player });
  }
  if (move.kind === 'castle-queenside') {
    return say('castleQueenside', { player });
  }
  if (move.kind === 'pass') {
    return say('pass', { player });
  }
  return say(move.captured ? 'capture' : 'move', {
    player,
    piece: words.names[move.piece],
    from: move.from,
    to: move.kind === 'en-passant' ? passedPawn(move) : move.to,
    captured: move.captured ? words.names[move.captured] : '',
    passing: move.kind === 'en-passant' ? say('passing', { to: move.to }) : '',
    becomes: move.promotion ? say('becomes', { promotion: words.names[move.promotion] }) : '',
  });
}

/**
 * The square of the pawn that is taken en passant: beside the one that takes it (3.7c).
 *
 * @param {Move} move
 */
function passedPawn({ from, to }) {
  return `${to.charAt(0)}${from.charAt(1)}`;
}

/**
 * @param {string} article
 * @returns {string} for example `Article 3.5`
 */
export function articleName(article) {
  return say('article', { article });
}
