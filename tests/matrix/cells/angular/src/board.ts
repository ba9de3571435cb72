import {
  type ApplicationConfig,
  afterNextRender,
  Component,
  computed,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { drop, report, squaresOf, start, tell } from '../board.js';
import { Board as Readme } from './readme';

@Component({
  selector: 'app-board',
  imports: [Readme],
  template: `
    <div class="board">
      @for (square of squares(); track square.name) {
        <div
          [class]="square.mark"
          (pointerdown)="picked.set(square.name)"
          (pointerup)="put(square.name)"
        >{{ square.piece }}</div>
      }
    </div>
    <p class="fen">{{ game().fen }}</p>
    <p class="ruling">{{ ruling() }}</p>
    <p class="server" hidden>{{ server }}</p>
    <app-game />
  `,
})
export class Board {
  readonly game = signal(start());
  readonly picked = signal('');
  readonly ruling = signal('');
  readonly squares = computed(() => squaresOf(this.game(), this.picked()));
  readonly server = JSON.stringify(report());

  constructor() {
    afterNextRender(tell);
  }

  async put(to: string) {
    const from = this.picked();
    this.picked.set('');
    const next = this.game().clone();
    this.ruling.set(await drop(next, from, to));
    this.game.set(next);
  }
}

export const config: ApplicationConfig = {
  providers: [
    provideZonelessChangeDetection(),
    provideClientHydration(),
    provideRouter([{ path: '', children: [] }]),
  ],
};
