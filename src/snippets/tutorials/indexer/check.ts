import {notesIn} from './chain.js';
import {deployed} from './network.js';
import {load} from './store.js';

const {block} = deployed();
const {next, settled, recent} = load(Number(block));
const stored = [...settled, ...recent.flatMap(({notes}) => notes)];

// One request for all the blocks that the indexer has read.
const onChain = await notesIn({
  fromBlock: BigInt(block),
  toBlock: BigInt(next - 1),
});
console.log(`${stored.length} notes stored, ${onChain.length} on the chain`);
console.log(
  `the same: ${JSON.stringify(stored) === JSON.stringify(onChain)}`,
);
