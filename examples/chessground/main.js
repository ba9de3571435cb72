// The page around the board. It shows each ruling and the FEN; `?fen=` sets the first position.
import { STARTING_FEN } from 'chess-arbiter/rules';
import { mount } from './board.js';

const fen = new URLSearchParams(location.search).get('fen') ?? STARTING_FEN;
const show = (id, text) => {
  document.getElementById(id).textContent = text;
};
mount(document.getElementById('board'), fen, (ruling, game) => {
  show('ruling', ruling.legal ? ruling.move.san : ruling.refusal.message);
  show('fen', game.fen);
});
show('fen', fen);
