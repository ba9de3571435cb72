// The sounds of the board, made by the browser: a low knock for a move, another for a capture, a buzz for a refusal. They are
// off until somebody turns them on; the choice is remembered.

import { recall, remember } from './storage.js';

/** @typedef {{ type: OscillatorType, from: number, to: number, seconds: number, volume: number }} Tone */

/** @type {Record<'move' | 'capture' | 'refusal', Tone>} */
const TONES = {
  move: { type: 'triangle', from: 320, to: 160, seconds: 0.09, volume: 0.25 },
  capture: { type: 'triangle', from: 480, to: 140, seconds: 0.14, volume: 0.3 },
  refusal: { type: 'square', from: 130, to: 95, seconds: 0.16, volume: 0.08 },
};

const KEY = 'chess-arbiter.sound';

/** @param {HTMLInputElement} control the switch */
export function createSound(control) {
  /** @type {AudioContext | undefined} */
  let audio;
  control.checked = recall(KEY) === 'on';

  /** @param {keyof typeof TONES} name */
  function play(name) {
    if (!control.checked) {
      return;
    }
    audio ??= new AudioContext();
    const { type, from, to, seconds, volume } = TONES[name];
    const start = audio.currentTime;
    const oscillator = new OscillatorNode(audio, { type, frequency: from });
    const gain = new GainNode(audio, { gain: volume });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }

  control.addEventListener('change', () => {
    remember(KEY, control.checked ? 'on' : 'off');
    play('move');
  });

  return { play };
}
