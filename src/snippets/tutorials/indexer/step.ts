import {blockAt, notesIn, numberOf} from './chain.js';
import {save, type State} from './store.js';

const RANGE = 1000;

/**
 * Brings the state up to the newest block. It may stop
 * anywhere: the next step goes on from what was saved.
 */
export async function step(state: State): Promise<void> {
  const final = await numberOf('finalized');
  await dropLost(state);
  settle(state, final);
  save(state);
  await readFinal(state, final);
  await readRecent(state, await numberOf('latest'));
}

/** Final blocks stay, so a thousand of them take one request. */
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
 * Newer blocks are read one by one, by hash: the logs
 * belong to exactly the block that is remembered.
 */
async function readRecent(state: State, newest: number): Promise<void> {
  while (state.next <= newest) {
    const block = await blockAt(state.next);
    const before = state.recent.at(-1);
    // The chain changed while it was read. The next step drops what is lost.
    if (!block || (before && block.parentHash !== before.hash)) return;
    const notes = await notesIn({blockHash: block.hash});
    for (const {text} of notes) console.log(`+ block ${state.next}: ${text}`);
    state.recent.push({number: state.next, hash: block.hash, notes});
    state.next += 1;
    save(state);
  }
}

/** Takes back blocks that are no longer on the chain, newest first. */
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
 * Blocks that have become final are settled: the newest was
 * compared a moment ago, and each contains the hash of its parent.
 */
function settle(state: State, final: number): void {
  while (state.recent[0] && state.recent[0].number <= final)
    state.settled.push(...state.recent.shift()!.notes);
}
