// Takes walks through the built package, and prints the number of each: see tests/positions/walks.rs.
//
//   node scripts/walk.mjs 500-599
import { walk } from '../tests/js/support/walks.js';

const [first = 0, last = 0] = (process.argv[2] ?? '').split('-').map(Number);
for (let number = first; number <= last; number += 1) console.log(`walk ${number} ${walk(number)}`);
