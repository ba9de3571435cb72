import { bootstrapApplication } from '@angular/platform-browser';
import { Board, config } from './board';

bootstrapApplication(Board, config);
