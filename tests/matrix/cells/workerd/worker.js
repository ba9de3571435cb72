// A worker that verifies a move: `POST /` with `{ "fen": ..., "move": ... }`.
import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

export default {
  /** @param {Request} request */
  async fetch(request) {
    if (request.method === 'GET') return Response.json({ worker: conformance(api, exported, german) });
    const { fen, move } = await request.json();
    try {
      return Response.json({ fen: api.apply(fen, move) });
    } catch (error) {
      const { message, refusal } = error;
      return Response.json({ message, code: refusal?.code }, { status: 422 });
    }
  },
};
