// The page around the board. It shows each ruling and the FEN; `?fen=` sets the first position.
import { Game } from 'chess-arbiter/rules';
import { mount } from './board';

const start = new Game(new URLSearchParams(location.search).get('fen') ?? undefined);
const element = (id: string) => document.getElementById(id) as HTMLElement;
const show = (id: string, text: string) => {
  element(id).textContent = text;
};
mount(element('board'), start, (ruling, game) => {
  show('ruling', ruling.legal ? ruling.move.san : ruling.refusal.message);
  show('fen', game.fen);
});
show('fen', start.fen);
