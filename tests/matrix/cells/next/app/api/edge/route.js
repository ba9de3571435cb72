import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from '../../../conformance.js';
import { exported } from '../../../exports.js';

export const runtime = 'edge';

export function GET() {
  return Response.json({ edge: conformance(api, exported, german) });
}

/** Verifies the move that a client sends. */
export async function POST(request) {
  const { fen, move } = await request.json();
  try {
    return Response.json({ fen: api.apply(fen, move) });
  } catch (error) {
    return Response.json({ message: error.message, code: error.refusal?.code }, { status: 422 });
  }
}
