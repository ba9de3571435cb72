// A page that every bundler builds: the default entry here, the slim one in a worker of its own.
import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

const page = conformance(api, exported, german);

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  document.body.dataset.reports = JSON.stringify({ page, worker: data });
};
worker.onerror = (event) => {
  document.body.dataset.reports = JSON.stringify({ page, worker: { checks: 0, failures: [event.message] } });
};
