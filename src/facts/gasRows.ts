import data from './gas.json';
import type {FactFiles} from './schemas/types';

/** One figure for both contracts. `saved` is negative if the second contract costs more. */
export type Measured = GasRow['espace'];

/** The cost of one transaction, measured on a node. */
export type GasRow = GasClaims['topics'][string][number];

/** `gas.json`, written by `npm run claims`. */
export type GasClaims = FactFiles['gas'];

export const gasClaims = data as FactFiles['gas'];

/** The rows of a topic. An unknown topic stops the build. */
export function gasRows(topic: string): GasRow[] {
  const rows = gasClaims.topics[topic];
  if (!rows)
    throw new Error(
      `src/facts/gas.json has no topic "${topic}". Run "npm run claims", or correct it: ${Object.keys(gasClaims.topics).join(', ')}.`,
    );
  return rows;
}

/** One row. An unknown call stops the build. */
export function gasRow(topic: string, call: string, optimizer: boolean): GasRow {
  const rows = gasRows(topic);
  const row = rows.find((one) => one.call === call && one.optimizer === optimizer);
  if (!row)
    throw new Error(
      `The topic "${topic}" of src/facts/gas.json has no call "${call}". It has ${[...new Set(rows.map((one) => one.call))].join(', ')}.`,
    );
  return row;
}

/** A count of instructions with the optimizer on. A missing count stops the build. */
export function gasCount(topic: string, call: string, opcode: string): Measured {
  const counted = gasRow(topic, call, true).executed?.[opcode];
  if (!counted)
    throw new Error(
      `The call "${call}" of "${topic}" in src/facts/gas.json has no count of "${opcode}". Add it to "count" of the call in claim.json, and run "npm run claims -- gas ${topic}".`,
    );
  return counted;
}

/** The savings in percent with at most one decimal: 83,830 of 190,691 is 44. */
export const savedPercent = ({before, saved}: Measured): number =>
  before === 0 ? 0 : Math.round((saved / before) * 1000) / 10;
