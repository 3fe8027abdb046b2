import type {EvmPrices} from '@site/src/facts/evmPrices';
import type {Hex} from './hex';

/** Everything that contracts have stored at one moment. */
export interface Stored {
  readonly slots: ReadonlyMap<string, Uint8Array>;
  readonly codes: ReadonlyMap<string, Uint8Array>;
}

const isSet = (value: Uint8Array | undefined): boolean => value !== undefined && value.some((byte) => byte !== 0);

/** Who has locked collateral for which slot: in Core Space, the sender whose transaction set it. */
export class SlotOwners {
  private readonly owners = new Map<string, Hex>();

  /**
   * Bytes for which a transaction locks collateral of its sender: the slots that it sets, less the sender's own that it
   * clears, and the code of the contracts that it creates. Slots of others that it clears are theirs.
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
      }
    }
    for (const [address, {length}] of after.codes)
      if (!before.codes.has(address)) bytes += Math.ceil(length / 1024) * codeCollateral;
    return Math.max(0, bytes);
  }
}
