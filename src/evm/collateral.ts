import type {EvmPrices} from '@site/src/facts/evmPrices';

/** Everything that contracts have stored at one moment. */
export interface Stored {
  readonly slots: ReadonlyMap<string, Uint8Array>;
  readonly codes: ReadonlyMap<string, Uint8Array>;
}

const isSet = (value: Uint8Array | undefined): boolean => value !== undefined && value.some((byte) => byte !== 0);

/**
 * Bytes of storage that a transaction locks collateral for in Core Space: the slots that it sets, less those that it
 * clears, and the code of the contracts that it creates. That is right for a sender who owns all of these slots.
 */
export function collateralOf({slotCollateral, codeCollateral}: EvmPrices, before: Stored, after: Stored): number {
  if (slotCollateral === 0) return 0;
  let slots = 0;
  for (const key of new Set([...before.slots.keys(), ...after.slots.keys()]))
    slots += Number(isSet(after.slots.get(key))) - Number(isSet(before.slots.get(key)));
  const code = [...after.codes]
    .filter(([address]) => !before.codes.has(address))
    .reduce((sum, [, {length}]) => sum + Math.ceil(length / 1024) * codeCollateral, 0);
  return Math.max(0, slots * slotCollateral + code);
}
