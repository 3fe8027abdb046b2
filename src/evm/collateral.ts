import type {EvmPrices} from '@site/src/facts/evmPrices';
import type {Hex} from './hex';

/** Everything that contracts have stored at one moment. */
export interface Stored {
  readonly slots: ReadonlyMap<string, Uint8Array>;
  readonly codes: ReadonlyMap<string, Uint8Array>;
}

const isSet = (value: Uint8Array | undefined): boolean => value !== undefined && value.some((byte) => byte !== 0);

const areEqual = (a: Uint8Array, b: Uint8Array): boolean => wordText(a) === wordText(b);
const wordText = (value: Uint8Array): string => value.join().replace(/^(?:0,)+/, '');

/** Who has locked collateral for which slot: in Core Space, the sender whose transaction has changed it last. */
export class SlotOwners {
  private readonly owners = new Map<string, Hex>();

  /**
   * Bytes for which a transaction locks collateral of its sender: the slots that it sets, the slots of others that it
   * changes to another value, less the sender's own that it clears, and the code of the contracts that it creates. The
   * former owners of slots that it changes or clears get theirs back.
   */
  lock({slotCollateral, codeCollateral}: EvmPrices, sender: Hex, before: Stored, after: Stored): number {
    if (slotCollateral === 0) return 0;
    let bytes = 0;
    for (const key of new Set([...before.slots.keys(), ...after.slots.keys()])) {
      const [wasSet, isNowSet] = [isSet(before.slots.get(key)), isSet(after.slots.get(key))];
      if (!wasSet && isNowSet) {
        this.owners.set(key, sender);
        bytes += slotCollateral;
      } else if (wasSet && !isNowSet) {
        if (this.owners.get(key) === sender) bytes -= slotCollateral;
        this.owners.delete(key);
      } else if (wasSet && this.owners.get(key) !== sender) {
        if (areEqual(before.slots.get(key)!, after.slots.get(key)!)) continue;
        this.owners.set(key, sender);
        bytes += slotCollateral;
      }
    }
    for (const [address, {length}] of after.codes)
      if (!before.codes.has(address)) bytes += Math.ceil(length / 1024) * codeCollateral;
    return Math.max(0, bytes);
  }
}
