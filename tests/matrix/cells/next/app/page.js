import { apply, STARTING_FEN } from 'chess-arbiter';
import Client from './client.js';

// A server component asks while the page is rendered.
export default function Page() {
  return (
    <main>
      <p id="server">{apply(STARTING_FEN, 'e4')}</p>
      <Client />
    </main>
  );
}
