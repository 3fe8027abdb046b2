import {dripOf} from '@site/src/evm/attack/amounts';
import type {AmountData} from '@site/src/evm/attack/data';

/** What the reader has chosen. Amounts are decimal text in CFX, in the format of programs. */
export interface FormValues {
  readonly attack: string;
  readonly fixed: string;
  readonly amounts: Readonly<Record<string, string>>;
}

/** Names of amounts that are no number, or outside of their limits. */
export function problemsOf(
  {amounts: texts}: FormValues,
  amounts: Readonly<Record<string, AmountData>>,
): Readonly<Record<string, true>> {
  const wrong = Object.entries(amounts).filter(([name, {min, max}]) => {
    const drip = dripOf(texts[name]!);
    return drip === undefined || drip < dripOf(min)! || drip > dripOf(max)!;
  });
  return Object.fromEntries(wrong.map(([name]) => [name, true]));
}
