import {formatNumber} from './format';
import data from './gas.json';

/** One figure of both contracts. `saved` is below zero where the second contract costs more. */
export interface Measured {
  before: number;
  after: number;
  saved: number;
}

/** What one transaction cost, measured on a node. */
export interface GasRow {
  /** Id of the call in the topic's claim.json, or `deploy`. */
  call: string;
  /** Was the compiler's optimizer on? */
  optimizer: boolean;
  /** Gas in eSpace; storage is part of it. */
  espace: Measured;
  /** Gas in Core Space. */
  core: Measured;
  /** Bytes of storage collateral in Core Space. */
  collateral: Measured;
  /** How often the call ran an opcode, and under `all` how many instructions; where the topic's claim.json counts them. */
  executed?: Record<string, Measured>;
}

/** `gas.json`, written by `npm run claims`. */
export interface GasClaims {
  node: string;
  compiler: string;
  evmVersion: string;
  /** Setting of the optimizer where it is on. */
  runs: number;
  topics: Record<string, GasRow[]>;
}

export const gasClaims: GasClaims = data;

/** The rows of a topic. An unknown topic stops the build. */
export function gasRows(topic: string): GasRow[] {
  const rows = gasClaims.topics[topic];
  if (!rows) throw new Error(`src/facts/gas.json has no topic "${topic}". Run "npm run claims", or correct it: ${Object.keys(gasClaims.topics).join(', ')}.`);
  return rows;
}

/** One row. An unknown call stops the build. */
export function gasRow(topic: string, call: string, optimizer: boolean): GasRow {
  const rows = gasRows(topic);
  const row = rows.find((one) => one.call === call && one.optimizer === optimizer);
  if (!row) throw new Error(`The topic "${topic}" of src/facts/gas.json has no call "${call}". It has ${[...new Set(rows.map((one) => one.call))].join(', ')}.`);
  return row;
}

/** A count of instructions, with the optimizer on. One that was not counted stops the build. */
export function gasCount(topic: string, call: string, opcode: string): Measured {
  const counted = gasRow(topic, call, true).executed?.[opcode];
  if (!counted) throw new Error(`The call "${call}" of "${topic}" in src/facts/gas.json has no count of "${opcode}". Add it to "count" of the call in claim.json, and run "npm run claims -- gas ${topic}".`);
  return counted;
}

/** A figure in groups of three, with a real minus sign below zero. */
export const formatGas = (value: number): string => (value < 0 ? `\u2212${formatNumber(-value)}` : formatNumber(value));

/** The share that was saved, in percent with one decimal: 83 830 of 190 691 is `44.0`. */
export const savedPercent = ({before, saved}: Measured): string => formatGas(before === 0 ? 0 : Math.round((saved / before) * 1000) / 10);
