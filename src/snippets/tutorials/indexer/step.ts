import {blockAt, notesIn, numberOf} from './chain.js';
import {save, type State} from './store.js';

const RANGE = 1000;

/**
 * Brings the state up to the newest block. If it stops
 * early, the next step continues from the saved state.
 */
export async function step(state: State): Promise<void> {
  const final = await numberOf('finalized');
  await dropLost(state);
  settle(state, final);
  save(state);
  await readFinal(state, final);
  await readRecent(state, await numberOf('latest'));
}

/** Final blocks can't change, so read a thousand per request. */
async function readFinal(state: State, final: number): Promise<void> {
  while (state.recent.length === 0 && state.next <= final) {
    const last = Math.min(state.next + RANGE - 1, final);
    state.settled.push(
      ...(await notesIn({
        fromBlock: BigInt(state.next),
        toBlock: BigInt(last),
      })),
    );
    console.log(`final blocks ${state.next} to ${last} read`);
    state.next = last + 1;
    save(state);
  }
}

/**
 * Reads newer blocks one by one, by hash, so the logs
 * belong to exactly the block that is stored.
 */
async function readRecent(state: State, newest: number): Promise<void> {
  while (state.next <= newest) {
    const block = await blockAt(state.next);
    const before = state.recent.at(-1);
    // The chain has changed. The next step removes the old blocks.
    if (!block || (before && block.parentHash !== before.hash)) return;
    const notes = await notesIn({blockHash: block.hash});
    for (const {text} of notes) console.log(`+ block ${state.next}: ${text}`);
    state.recent.push({number: state.next, hash: block.hash, notes});
    state.next += 1;
    save(state);
  }
}

/** Removes blocks that are no longer on the chain, newest first. */
async function dropLost(state: State): Promise<void> {
  for (let last = state.recent.at(-1); last; last = state.recent.at(-1)) {
    if ((await blockAt(last.number))?.hash === last.hash) return;
    for (const {text} of last.notes)
      console.log(`- block ${last.number}: ${text}`);
    state.recent.pop();
    state.next = last.number;
  }
}

/**
 * Settles blocks that have become final. dropLost has just checked
 * the newest one, and each block contains its parent's hash.
 */
function settle(state: State, final: number): void {
  while (state.recent[0] && state.recent[0].number <= final)
    state.settled.push(...state.recent.shift()!.notes);
}
