import type {HardFork} from '@site/src/facts/types';
import {decodeQuantity} from '@site/src/components/tools/LiveRequest/decode';

export type Net = 'mainnet' | 'testnet';

/** The state of the chain according to `cfx_getStatus`: the newest epoch, and the number of ordered blocks. */
export type Heads = {epoch: bigint; block: bigint};

/** Whether an upgrade is active: the height at which it activated, or how far the chain is from it. */
export type Standing = {kind: 'active' | 'ahead'; unit: 'epoch' | 'block'; height: bigint; newest: bigint};

/** Reads the result of `cfx_getStatus`; undefined if it has no epoch or block number. */
export function decodeHeads(result: unknown): Heads | undefined {
  const {epochNumber, blockNumber} = (result ?? {}) as {epochNumber?: unknown; blockNumber?: unknown};
  const epoch = decodeQuantity(epochNumber);
  const block = decodeQuantity(blockNumber);
  return epoch === undefined || block === undefined ? undefined : {epoch, block};
}

/**
 * Compares the chain with the heights of an upgrade. If parts of it start at an epoch and others at a block, it is
 * active only when both are reached, and the first pending one determines the remaining distance.
 *
 * @throws if the facts contain neither an epoch nor a block for this network
 */
export function standingOf(fork: HardFork, net: Net, {epoch, block}: Heads): Standing {
  const {epoch: atEpoch, block: atBlock} = fork[net] as {epoch?: number; block?: number};
  const parts = [
    ...(atEpoch === undefined ? [] : [{unit: 'epoch' as const, height: BigInt(atEpoch), newest: epoch}]),
    ...(atBlock === undefined ? [] : [{unit: 'block' as const, height: BigInt(atBlock), newest: block}]),
  ];
  const [first] = parts;
  if (!first) throw new Error(`src/facts/hardforks.json has no height of ${fork.version} on ${net}.`);
  const missing = parts.find(({height, newest}) => newest < height);
  return missing ? {kind: 'ahead', ...missing} : {kind: 'active', ...first};
}
