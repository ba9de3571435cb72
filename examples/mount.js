import { Game } from 'chess-arbiter/rules';
import { mount } from './board.js';

mount(document.querySelector('#board'), new Game(), (ruling, game) => {
  console.log(ruling.legal ? ruling.move.san : ruling.refusal.message, game.fen);
});
