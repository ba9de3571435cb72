// What the entries export that have the whole module: all of the package. They differ only in how they start it. Those for
// boards export `rules-api.js`, whose `Game` has here the verbs of the whole module as well.

export { PgnError } from './errors.js';
export { canMate, chess960, outcomeOnTime, perft } from './extras.js';
export { decodePgn } from './pgn/decode.js';
export { addLine, deleteLine, promoteLine, walk } from './pgn/lines.js';
export { parsePgn } from './pgn/read.js';
export { readPgn } from './pgn/stream.js';
export { formatPgn } from './pgn/write.js';
export * from './rules-api.js';
export { Setup } from './setup.js';
export { Game } from './whole-game.js';
