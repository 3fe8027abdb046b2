import {decodeAddress} from './base32';
import {parseQuantity, toHexQuantity, type QuantityProblem} from './quantity';

/** How a parameter is typed in; derived from its schema when the site is built. */
export type Field =
  | {kind: 'quantity'}
  | {kind: 'boolean'}
  | {kind: 'integer'}
  | {kind: 'text'}
  /** Hex bytes; `bytes` fixes the length (20 for an eSpace address, 32 for a hash). */
  | {kind: 'hex'; bytes?: number; isAddress?: boolean}
  /** Core Space address. */
  | {kind: 'base32'}
  /** A tag of a closed list, or what `other` takes (a number or a hash). */
  | {kind: 'choice'; tags: string[]; other?: 'quantity' | 'reference'}
  /** An object with known members: a form, with its JSON beside it. */
  | {kind: 'object'; members: ObjectMember[]}
  /** Lists and unions: edited as JSON. */
  | {kind: 'json'};

export interface ObjectMember {
  name: string;
  required: boolean;
  field: Field;
}

export type FieldProblem =
  | QuantityProblem
  | 'notHex'
  | 'oddHex'
  | 'hexLength'
  | 'otherSpace'
  | 'addressForm'
  | 'addressMixedCase'
  | 'addressCharacter'
  | 'addressChecksum'
  | 'addressNetwork'
  | 'notInList'
  | 'notBoolean'
  | 'notInteger'
  | 'notJson';

/** A typed text turned into the JSON value that is sent, or what is wrong with it. `empty` means: left out. */
export type FieldValue = {ok: true; value: unknown} | {ok: true; empty: true} | {ok: false; problem: FieldProblem; detail?: string};

const ADDRESS_PROBLEMS = {
  form: 'addressForm',
  mixedCase: 'addressMixedCase',
  character: 'addressCharacter',
  checksum: 'addressChecksum',
  version: 'addressForm',
  prefix: 'addressForm',
} as const;

function readHex(text: string, bytes: number | undefined, isAddress: boolean): FieldValue {
  if (isAddress && /^(cfx|cfxtest|net\d+):/i.test(text)) return {ok: false, problem: 'otherSpace'};
  if (!/^0x[0-9a-fA-F]*$/.test(text)) return {ok: false, problem: 'notHex'};
  if (text.length % 2) return {ok: false, problem: 'oddHex'};
  if (bytes !== undefined && text.length !== 2 + 2 * bytes) return {ok: false, problem: 'hexLength', detail: String(bytes)};
  return {ok: true, value: text};
}

function readBase32(text: string, networkId: number | undefined): FieldValue {
  if (/^0x/i.test(text)) return {ok: false, problem: 'otherSpace'};
  const decoded = decodeAddress(text);
  if (!decoded.ok) return {ok: false, problem: ADDRESS_PROBLEMS[decoded.problem]};
  if (networkId !== undefined && decoded.networkId !== networkId) return {ok: false, problem: 'addressNetwork', detail: String(decoded.networkId)};
  return {ok: true, value: text};
}

function readChoice(text: string, field: Extract<Field, {kind: 'choice'}>): FieldValue {
  if (field.tags.includes(text)) return {ok: true, value: text};
  if (field.other === 'reference' && /^(hash:)?0x[0-9a-fA-F]{64}$/.test(text)) return {ok: true, value: text};
  if (field.other === 'reference' && text.startsWith('{')) return readJson(text);
  if (!field.other) return {ok: false, problem: 'notInList', detail: field.tags.join(', ')};
  const parsed = parseQuantity(text);
  return parsed.ok ? {ok: true, value: toHexQuantity(parsed.value)} : {ok: false, problem: 'notInList', detail: field.tags.join(', ')};
}

function readJson(text: string): FieldValue {
  try {
    return {ok: true, value: JSON.parse(text) as unknown};
  } catch {
    // The engine's own words differ between the server and a browser, so they cannot be part of the page.
    return {ok: false, problem: 'notJson'};
  }
}

/**
 * Reads what stands in a field. `networkId` is that of the chosen endpoint, when it is known: an address of another
 * network is refused before the node does it with a message that is harder to read.
 */
export function readField(raw: string, field: Field, networkId?: number): FieldValue {
  const text = raw.trim();
  if (text === '') return {ok: true, empty: true};
  // `null` is a legal value of every optional parameter that is followed by another one.
  if (text === 'null') return {ok: true, value: null};
  switch (field.kind) {
    case 'quantity': {
      const parsed = parseQuantity(text);
      return parsed.ok ? {ok: true, value: toHexQuantity(parsed.value)} : parsed;
    }
    case 'boolean':
      return text === 'true' || text === 'false' ? {ok: true, value: text === 'true'} : {ok: false, problem: 'notBoolean'};
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? {ok: true, value: Number(text)} : {ok: false, problem: 'notInteger'};
    case 'hex':
      return readHex(text, field.bytes, field.isAddress ?? false);
    case 'base32':
      return readBase32(text, networkId);
    case 'choice':
      return readChoice(text, field);
    case 'json':
    case 'object':
      return readJson(text);
    default:
      return {ok: true, value: raw};
  }
}

/** The text that stands for a JSON value in a field: the reverse of `readField`. */
export function writeField(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, typeof value === 'object' && value !== null ? 2 : 0);
}

export type Gathered = {ok: true; params: unknown[]} | {ok: false; missing: number};

/**
 * Parameters by position from the values of all fields. Trailing fields that are left out are not sent; one in the
 * middle becomes `null`. `missing` is the index of the first required parameter without a value.
 */
export function gatherParams(values: FieldValue[], required: boolean[]): Gathered {
  const params: unknown[] = [];
  for (const [index, value] of values.entries()) {
    if (!value.ok || ('empty' in value && required[index])) return {ok: false, missing: index};
    params.push('empty' in value ? undefined : value.value);
  }
  while (params.length > 0 && params.at(-1) === undefined) params.pop();
  return {ok: true, params: params.map((value) => (value === undefined ? null : value))};
}
