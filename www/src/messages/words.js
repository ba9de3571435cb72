// Pieces, moves and articles in words, for what the page shows and what a screen reader is told, in the language of the
// moment. Each language has its words in `www/src/words`; those of the lessons and of the gallery are in folders there.

import english from '../words/en.js';

/** @import { Claim, Color, Move, Outcome, Piece, PieceKind } from 'chess-arbiter' */

/**
 * @typedef {'article' | 'hint' | 'promote' | 'start' | 'pickedUp' | 'nothing' | 'putBack' | 'fromTo' | 'empty' | 'held'
 *   | 'legalMove' | 'legalCapture' | 'move' | 'capture' | 'passing' | 'becomes' | 'pass' | 'castleKingside' | 'castleQueenside'
 *   | 'toMove' | 'inCheck' | 'mayClaim' | 'wins' | 'drawn' | 'draw' | 'board' | 'boardHelp' | 'more' | 'chess960Range' | 'noGame'
 *   | 'notLoaded' | 'fileUnreadable' | 'badLink' | 'linkUnknown' | 'linkVariant' | 'linkPly' | 'copied' | 'copyRefused' | 'marked' | 'link'
 *   | 'squares' | 'none' | 'takes' | 'clock' | 'took' | 'mateIn' | 'gameChoice' | 'noMoves' | 'moves'
 *   | 'invite' | 'tryMove' | 'positionLoaded' | 'gameLoaded' | 'namelessGameLoaded' | 'gamesLoaded' | 'reading' | 'over' | 'claim'
 *   | 'claimed' | 'gameBack' | 'searchGames' | 'gamesFound' | 'positionCanBe'
 *   | 'erase' | 'flagLost' | 'flagDrawn' | 'flagUndecided' | 'showMate' | 'mateShown' | 'backToGame' | 'deadPosition'} TextName
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

/**
 * @typedef {object} LessonWords
 * @property {string} title
 * @property {string} short the title for the list of contents
 * @property {string[]} text paragraphs
 * @property {Record<string, string>} tasks what to do, by the id of the task
 * @property {Record<string, string>} [notes] what has been seen once a task is done, by its id
 */

/**
 * Texts with slots in braces.
 *
 * @typedef {'law' | 'fide' | 'boardOf' | 'tasksOf' | 'done' | 'taskDone' | 'lessonDone' | 'missed' | 'missedRefusal' | 'again'
 *   | 'tryAgain' | 'show' | 'next' | 'nextLesson' | 'finish' | 'allOpen' | 'endOpen' | 'endDone'} LessonText
 */

/**
 * @typedef {object} LawsWords
 * @property {Record<string, string>} page what stands on the page, by the attribute `data-word` of its element
 * @property {Record<LessonText, string>} texts
 * @property {Record<string, LessonWords>} lessons by their ids
 */

/** @typedef {'copyFile' | 'notLoaded' | 'badFen'} GalleryText */

/**
 * @typedef {object} GalleryWords
 * @property {Record<string, string>} page what stands on the page, by the attribute `data-word` of its element
 * @property {Record<GalleryText, string>} texts with slots in braces
 */

/** The attributes that may be named by a word, and the attribute of the element that names it. */
const NAMED_ATTRIBUTES = {
  'data-word-label': 'aria-label',
  'data-word-title': 'title',
  'data-word-placeholder': 'placeholder',
};

/** @type {Words} */
let words = english;
let tag = 'en';
/** The words of the page, whichever files they are from. @type {Record<string, string>} */
let pageWords = english.page;

/**
 * Speaks a language from now on, and writes every word that stands on the page.
 *
 * @param {string} language its tag
 * @param {Words} spoken
 * @param {Record<string, string>} [more] words that only this page has
 */
export function speak(language, spoken, more = {}) {
  tag = language;
  words = spoken;
  pageWords = { ...spoken.page, ...more };
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-word]')) {
    write(element, wordOf(element, 'data-word'));
    // What a screen reader is told of a button says more than what stands on it.
    const of = element.getAttribute('data-of');
    if (of) {
      element.setAttribute('aria-label', `${element.textContent} ${of}`);
    }
  }
  for (const [naming, attribute] of Object.entries(NAMED_ATTRIBUTES)) {
    for (const element of document.querySelectorAll(`[${naming}]`)) {
      element.setAttribute(attribute, wordOf(element, naming));
    }
  }
}

/**
 * @param {Element} element
 * @param {string} attribute the one that holds the name of the word
 */
function wordOf(element, attribute) {
  const name = element.getAttribute(attribute) ?? '';
  const word = pageWords[name];
  if (word === undefined) {
    throw new Error(`The page has no word ‘${name}’.`);
  }
  return word;
}

/**
 * Writes a text into an element. Where it has a slot, `{name}`, the child stays that has this name as `data-slot`.
 *
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  const kept = new Map(
    [...element.querySelectorAll(':scope > [data-slot]')].map((child) => [
      child.getAttribute('data-slot'),
      child,
    ]),
  );
  element.replaceChildren(
    // Every other part is the name of a slot.
    ...text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 && kept.get(part)) || part),
  );
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
