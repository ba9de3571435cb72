// The headers of a game. Those of the PGN standard have a place from the start, so that they are written in its order
// whenever they are set; until then they are `null`.

import { SEVEN_TAG_ROSTER } from './constants.js';

/** The tags of the PGN standard beyond the seven (9.1 to 9.9), in the order in which chess.js writes them. */
const SUPPLEMENTAL = `
  WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType
  EventDate EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC
  Time UTCTime UTCDate TimeControl SetUp FEN Termination Annotator Mode PlyCount
`;

/** @type {Record<string, string | null>} */
const TEMPLATE = { ...SEVEN_TAG_ROSTER };
for (const name of SUPPLEMENTAL.trim().split(/\s+/)) TEMPLATE[name] = null;

/**
 * The headers of a new game.
 *
 * @returns {Record<string, string | null>}
 */
export function newHeaders() {
  return { ...TEMPLATE };
}

/**
 * Says in the headers where the game starts, if not in the usual way.
 *
 * @param {Record<string, string | null>} headers
 * @param {string | null} fen
 */
export function setStart(headers, fen) {
  headers['SetUp'] = fen === null ? null : '1';
  headers['FEN'] = fen;
}

/**
 * The headers that have a value.
 *
 * @param {Record<string, string | null>} headers
 */
export function known(headers) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values;
}
