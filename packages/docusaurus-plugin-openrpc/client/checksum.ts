import {withCapitals} from './eip55';

/** Hashes the UTF-8 bytes of a text. */
type Hash = (text: string) => Uint8Array;

let hash: Hash | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** An address whose capitals might be a checksum: 40 hex digits with letters of both cases. */
const MIXED = /0x(?=[0-9A-F]*[a-f])(?=[0-9a-f]*[A-F])[0-9a-fA-F]{40}(?![0-9a-fA-F])/;

/** Whether a text contains an address that can only be checked after `loadChecksum`. */
export const needsChecksum = (text: string): boolean => MIXED.test(text);

/** Whether mixed-case addresses can be checked yet; a snapshot for `useSyncExternalStore`. */
export const isChecksumLoaded = (): boolean => hash !== undefined;

/** Calls back once mixed-case addresses can be checked. */
export function onChecksumLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches the hash function, which a page doesn't need until the reader types an address in mixed case. Never rejects:
 * if the download fails, such addresses are left to the node.
 */
export function loadChecksum(): Promise<void> {
  loading ??= import('@noble/hashes/sha3').then(
    ({keccak_256}) => {
      hash = (text) => keccak_256(new TextEncoder().encode(text));
      listeners.forEach((listener) => listener());
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** The address with the capitals that EIP-55 requires; undefined until the hash function is loaded. */
export function checksummed(address: string): string | undefined {
  const digits = address.slice(2).toLowerCase();
  return hash && withCapitals(digits, hash(digits));
}
