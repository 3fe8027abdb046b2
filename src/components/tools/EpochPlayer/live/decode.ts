import {decodeQuantity} from '@site/src/components/tools/LiveRequest/decode';

/**
 * More than any node returns: a longer epoch or list of references is invalid. REFEREE_BOUND of conflux-rust is 200.
 */
const MOST_HASHES = 256;
const MOST_TRANSACTIONS = 100_000;
const HASH = /^0x[0-9a-f]{64}$/i;

/** A block as the network described it. */
export interface RawBlock {
  readonly hash: string;
  readonly parent: string;
  readonly refs: readonly string[];
  readonly height: number;
  readonly transactions: number;
  readonly deferredStateRoot: string;
}

const isHash = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 66 && HASH.test(value);

/** A quantity that is small enough to count with. */
function numberOf(value: unknown): number | undefined {
  const number = Number(decodeQuantity(value) ?? NaN);
  return Number.isSafeInteger(number) ? number : undefined;
}

function hashesOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_HASHES || !value.every(isHash)) return undefined;
  const hashes = value.map((hash) => hash.toLowerCase());
  return new Set(hashes).size === hashes.length ? hashes : undefined;
}

/** Result of `cfx_epochNumber`. */
export function decodeEpoch(result: unknown): {value: number} | undefined {
  const value = numberOf(result);
  return value === undefined ? undefined : {value};
}

/** Result of `cfx_getBlocksByEpoch`: at least the pivot block. */
export function decodeEpochBlocks(result: unknown): {hashes: readonly string[]} | undefined {
  const hashes = hashesOf(result);
  return hashes && hashes.length > 0 ? {hashes} : undefined;
}

/** Result of `cfx_getBlockByHash` for that hash, with the hashes of the transactions. */
export const decodeBlock =
  (asked: string) =>
  (result: unknown): {block: RawBlock} | undefined => {
    const {hash, parentHash, refereeHashes, height, transactions, deferredStateRoot} = (result ?? {}) as Record<
      string,
      unknown
    >;
    const [refs, number] = [hashesOf(refereeHashes), numberOf(height)];
    if (
      !isHash(hash) ||
      hash.toLowerCase() !== asked ||
      !isHash(parentHash) ||
      !isHash(deferredStateRoot) ||
      !refs ||
      number === undefined
    )
      return undefined;
    if (!Array.isArray(transactions) || transactions.length > MOST_TRANSACTIONS) return undefined;
    return {
      block: {
        hash: asked,
        parent: parentHash.toLowerCase(),
        refs,
        height: number,
        transactions: transactions.length,
        deferredStateRoot: deferredStateRoot.toLowerCase(),
      },
    };
  };
