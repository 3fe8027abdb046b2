import {setTimeout as sleep} from 'node:timers/promises';
import {deployed} from './network.js';
import {step} from './step.js';
import {load} from './store.js';

const state = load(Number(deployed().block));
console.log(`continuing at block ${state.next}`);

do {
  await step(state);
  if (!process.argv.includes('--once')) await sleep(1000);
} while (!process.argv.includes('--once'));

const notes = [
  ...state.settled,
  ...state.recent.flatMap((block) => block.notes),
];
console.log(`${notes.length} notes, next block ${state.next}`);
