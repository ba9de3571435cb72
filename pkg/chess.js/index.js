// For what does not read `exports` in package.json.
export * from '../dist/chess.js';
