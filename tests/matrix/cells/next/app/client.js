'use client';
import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { useEffect, useState } from 'react';
import { conformance } from '../conformance.js';
import { exported } from '../exports.js';

export default function Client() {
  const [fen, setFen] = useState(api.STARTING_FEN);
  useEffect(() => {
    setFen((fen) => (api.isLegal(fen, 'e2e4') ? api.apply(fen, 'e2e4') : fen));
    const page = conformance(api, exported, german);
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      document.body.dataset.reports = JSON.stringify({ page, worker: data });
    };
    return () => worker.terminate();
  }, []);
  return <p id="client">{fen}</p>;
}
