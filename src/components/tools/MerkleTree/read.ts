import {hasWrongCase} from '@site/src/components/parts/Calculator/checksum';
import {addressType, decodeAddress} from '@site/src/openrpcAdapter/base32';
import type {Entry} from './tree';

/**
 * All of them are hashed again at every key, which takes 30 ms here for so many, and four times as long on a phone:
 * still below the 200 ms after which a page seems to hang.
 */
export const MAX_LINES = 512;
/** Room for so many lines, each with an address in its longest form, with its type, and the largest amount. */
export const MAX_LENGTH = MAX_LINES * 160;
const MAX_AMOUNT = 2n ** 256n;

export type LineProblem = 'form' | 'hex' | 'base32' | 'amount' | 'mixed' | 'twice';

/** The entries of a list, or its first fault. */
export type List =
  | {ok: true; entries: readonly Entry[]; notes: ReadonlySet<Note>}
  | {ok: false; problem: LineProblem; line: number}
  | {ok: false; problem: 'tooLong' | 'empty'};

/**
 * What a reader should know about a list that is valid: `base32`: some addresses were converted; `networks`: their
 * prefixes belong to several networks; `espace`: an address that no account in Core Space has; `case`: capitals that
 * don't match EIP-55.
 */
export type Note = 'base32' | 'networks' | 'espace' | 'case';

type Address =
  | {ok: true; hex: string; networkId?: number; isWrongCase: boolean}
  | {ok: false; problem: 'hex' | 'base32'};

function readAddress(text: string): Address {
  if (/^0x/i.test(text)) {
    if (!/^0x[0-9a-f]{40}$/i.test(text)) return {ok: false, problem: 'hex'};
    return {ok: true, hex: text.toLowerCase(), isWrongCase: hasWrongCase(text)};
  }
  const decoded = decodeAddress(text);
  if (!decoded.ok) return {ok: false, problem: 'base32'};
  return {ok: true, hex: decoded.hex, networkId: decoded.networkId, isWrongCase: false};
}

/** A whole number of a `uint256`, in decimal. */
function readAmount(text: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(text)) return undefined;
  const amount = BigInt(text);
  return amount < MAX_AMOUNT ? amount : undefined;
}

/**
 * Reads a list with one address per line, in hex or base32, and optionally an amount after it. Either all lines have an
 * amount, or none has one, because leaves of two forms don't belong into one tree.
 */
export function readList(text: string): List {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({words: line.split(/[\s,;]+/).filter(Boolean), line: index + 1}));
  const used = lines.filter(({words}) => words.length > 0);
  if (used.length === 0) return {ok: false, problem: 'empty'};
  if (used.length > MAX_LINES) return {ok: false, problem: 'tooLong'};
  const entries: Entry[] = [];
  const seen = new Set<string>();
  const notes = new Set<Note>();
  const networks = new Set<number>();
  for (const {words, line} of used) {
    const fault = (problem: LineProblem): List => ({ok: false, problem, line});
    if (words.length > 2) return fault('form');
    const address = readAddress(words[0]!);
    if (!address.ok) return fault(address.problem);
    if (words.length !== used[0]!.words.length) return fault('mixed');
    const amount = words[1] === undefined ? undefined : readAmount(words[1]);
    if (words[1] !== undefined && amount === undefined) return fault('amount');
    const key = `${address.hex} ${amount}`;
    if (seen.has(key)) return fault('twice');
    seen.add(key);
    entries.push({hex: address.hex, ...(amount !== undefined && {amount})});
    if (address.networkId !== undefined) networks.add(address.networkId);
    if (address.isWrongCase) notes.add('case');
    if (addressType(address.hex) === 'unknown') notes.add('espace');
  }
  if (networks.size > 0) notes.add('base32');
  if (networks.size > 1) notes.add('networks');
  return {ok: true, entries, notes};
}

/** The number of an entry, counted from 1; undefined if the list doesn't have it. */
export function readNumber(text: string, count: number): number | undefined {
  const number = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= count ? number : undefined;
}
