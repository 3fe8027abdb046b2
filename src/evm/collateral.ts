import type {EvmPrices} from '@site/src/facts/evmPrices';
import type {Hex} from './hex';

/** Everything that contracts have stored at one moment. */
export interface Stored {
  readonly slots: ReadonlyMap<string, Uint8Array>;
  readonly codes: ReadonlyMap<string, Uint8Array>;
}

const isSet = (value: Uint8Array | undefined): boolean => value !== undefined && value.some((byte) => byte !== 0);

/** Values of a slot are equal without the zeros that they begin with. */
const text = (value: Uint8Array | undefined): string =>
  Array.from(value ?? [], (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^0+/, '');

/** Who has locked collateral for which slot: in Core Space, the sender whose transaction gave it its current value. */
export class SlotOwners {
  private readonly owners = new Map<string, Hex>();

  /**
   * Bytes for which a transaction locks collateral of its sender: the slots that it sets, those of others to which it
   * gives another value, less the sender's own that it clears, and the code of the contracts that it creates. Others
   * get back the collateral of their slots that it clears or changes.
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
      } else if (
        isNowSet &&
        this.owners.get(key) !== sender &&
        text(before.slots.get(key)) !== text(after.slots.get(key))
      ) {
        this.owners.set(key, sender);
        bytes += slotCollateral;
      }
    }
    for (const [address, {length}] of after.codes)
      if (!before.codes.has(address)) bytes += Math.ceil(length / 1024) * codeCollateral;
    return Math.max(0, bytes);
  }
}
