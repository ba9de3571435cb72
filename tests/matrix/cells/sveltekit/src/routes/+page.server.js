import { report } from '../../board.js';

export const load = () => ({ server: JSON.stringify(report()) });
