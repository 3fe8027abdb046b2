import data from './gas.json';
import type {FactFiles} from './schemas/types';

/** One figure for both contracts. `saved` is negative if the second contract costs more. */
export type Measured = GasRow['espace'];

/** The cost of one transaction, measured on a node. */
export type GasRow = GasClaims['topics'][string][number];

/** How contracts are compiled: optimized, optimized through the intermediate language Yul, or without the optimizer. */
export const BUILDS = ['optimized', 'viaIr', 'unoptimized'] as const;

export type Build = (typeof BUILDS)[number];

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
export function gasRow(topic: string, call: string, build: Build): GasRow {
  const rows = gasRows(topic);
  const row = rows.find((one) => one.call === call && one.build === build);
  if (!row)
    throw new Error(
      `The topic "${topic}" of src/facts/gas.json has no call "${call}". It has ${[...new Set(rows.map((one) => one.call))].join(', ')}.`,
    );
  return row;
}

/** One figure of a row. A deployment has no execution that could be shown alone, which stops the build. */
export function gasFigure(
  topic: string,
  call: string,
  build: Build,
  of: 'espace' | 'execution' | 'core' | 'collateral',
): Measured {
  const figure = gasRow(topic, call, build)[of];
  if (!figure) throw new Error(`The call "${call}" of "${topic}" in src/facts/gas.json has no figure "${of}".`);
  return figure;
}

/** A count of instructions. A missing count stops the build. */
export function gasCount(topic: string, call: string, build: Build, opcode: string): Measured {
  const counted = gasRow(topic, call, build).executed?.[opcode];
  if (!counted)
    throw new Error(
      `The call "${call}" of "${topic}" in src/facts/gas.json has no count of "${opcode}". Add it to "count" of the call in claim.json, and run "npm run claims -- gas ${topic}".`,
    );
  return counted;
}

/** The savings in percent with at most one decimal: 83,830 of 190,691 is 44. */
export const savedPercent = ({before, saved}: Measured): number =>
  before === 0 ? 0 : Math.round((saved / before) * 1000) / 10;
