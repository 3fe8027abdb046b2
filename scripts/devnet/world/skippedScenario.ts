import {fromRlp, toRlp, type Hex} from 'viem';
import type {Gateway} from '../gateway';
import {call} from '../node/rpc';
import type {NodePorts} from '../node/toml';
import type {Client} from './client';

/** An epoch executes at most this many blocks and skips the earliest ones. A block can refer to just as many. */
const MOST_BLOCKS = 200;

const LIMIT_MS = 20_000;

interface Placed {
  epochNumber: Hex;
}

/** A block with a transaction of each space whose nonce was used before: packed past the pool, skipped in execution. */
async function skippedTransactions(gateway: Gateway, ports: NodePorts, core: Client, raw: readonly Hex[]) {
  const hash = await gateway.exclusive(() =>
    call<Hex>(ports.local, 'test_generateBlockWithFakeTxs', [
      toRlp(raw.map((transaction) => fromRlp(transaction, 'hex'))),
      false,
      null,
    ]),
  );
  await gateway.mine();
  const {transactions, epochNumber} = await core<Placed & {transactions: Hex[]}>('cfx_getBlockByHash', hash, false);
  return {skippedTx: transactions[0] as Hex, skippedTxBlockHash: hash, skippedTxEpoch: epochNumber};
}

/** Waits until a block leads the chain, because the node processes blocks one after the other. */
async function isBest(ports: NodePorts, hash: Hex): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  while ((await call<Hex>(ports.core, 'cfx_getBestBlockHash')) !== hash) {
    if (Date.now() > limit) throw new Error(`block ${hash} does not lead the chain after ${LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/**
 * An epoch with more blocks than it executes: single blocks on one parent, all of which a later pivot block refers to.
 */
async function crowdedEpoch(gateway: Gateway, ports: NodePorts, core: Client) {
  const fixed = (parent: Hex, referees: Hex[]) =>
    call<Hex>(ports.local, 'test_generateFixedBlock', [parent, referees, 0, false, null, null]);
  const hash = await gateway.exclusive(async () => {
    const parent = await call<Hex>(ports.core, 'cfx_getBestBlockHash');
    const side: Hex[] = [];
    while (side.length < MOST_BLOCKS) side.push(await fixed(parent, []));
    // Two blocks in a row outweigh each of the single ones; with one, the block that refers to them would have a wrong
    // parent.
    const next = await fixed(await fixed(parent, []), []);
    const last = await fixed(next, side);
    await isBest(ports, last);
    return last;
  });
  await gateway.mine();
  const {epochNumber} = await core<Placed>('cfx_getBlockByHash', hash, false);
  const [skipped] = await core<Hex[]>('cfx_getSkippedBlocksByEpoch', epochNumber);
  if (!skipped) throw new Error(`epoch ${epochNumber} skipped no block`);
  return {crowdedEpoch: epochNumber, skippedBlockHash: skipped};
}

/**
 * What the chain contains but execution leaves out. `stale` are signed transactions with a used nonce, that of Core
 * Space first.
 */
export async function skippedScenario(gateway: Gateway, ports: NodePorts, core: Client, stale: readonly Hex[]) {
  return {...(await skippedTransactions(gateway, ports, core, stale)), ...(await crowdedEpoch(gateway, ports, core))};
}
