import {keccak_256} from '@noble/hashes/sha3';
import {bytesOf, hexOf, numberOf, wordOf, type Hex} from './hex';

/** A parameter of a function, an event or an error, as the compiler describes it. */
export interface AbiParameter {
  readonly name?: string;
  readonly type: string;
  readonly indexed?: boolean;
  readonly components?: readonly AbiParameter[];
}

/** An entry of a contract's ABI. */
export interface AbiEntry {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly anonymous?: boolean;
}

/** Numbers are bigints; addresses and bytes are hex; tuples and arrays are lists. */
export type AbiValue = bigint | boolean | string | readonly AbiValue[];

const WORD = 32;
const ARRAY = /^(.+)\[(\d*)\]$/;

const padded = (bytes: Uint8Array): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  whole.set(bytes);
  return whole;
};

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The parameter of an array's elements, and their number if the type fixes it; undefined for other types. */
function arrayOf(parameter: AbiParameter): {element: AbiParameter; length: number | undefined} | undefined {
  const match = ARRAY.exec(parameter.type);
  if (!match) return undefined;
  return {element: {...parameter, type: match[1]!}, length: match[2] === '' ? undefined : Number(match[2])};
}

function isDynamic(parameter: AbiParameter): boolean {
  const array = arrayOf(parameter);
  if (array) return array.length === undefined || isDynamic(array.element);
  if (parameter.type === 'tuple') return (parameter.components ?? []).some(isDynamic);
  return parameter.type === 'bytes' || parameter.type === 'string';
}

/** Bytes that a value takes in the head of its list. */
function headSize(parameter: AbiParameter): number {
  if (isDynamic(parameter)) return WORD;
  const array = arrayOf(parameter);
  if (array) return array.length! * headSize(array.element);
  return parameter.type === 'tuple' ? sizeOf(parameter.components ?? []) : WORD;
}

const sizeOf = (parameters: readonly AbiParameter[]): number =>
  parameters.reduce((sum, parameter) => sum + headSize(parameter), 0);

function encodeOne(parameter: AbiParameter, value: AbiValue): Uint8Array {
  const array = arrayOf(parameter);
  if (array) {
    const values = value as readonly AbiValue[];
    const body = encodeParameters(
      values.map(() => array.element),
      values,
    );
    return array.length === undefined ? join([wordOf(BigInt(values.length)), body]) : body;
  }
  const {type} = parameter;
  if (type === 'tuple') return encodeParameters(parameter.components ?? [], value as readonly AbiValue[]);
  if (type === 'bytes' || type === 'string') {
    const bytes = type === 'bytes' ? bytesOf(value as Hex) : new TextEncoder().encode(value as string);
    return join([wordOf(BigInt(bytes.length)), padded(bytes)]);
  }
  if (type.startsWith('bytes')) return padded(bytesOf(value as Hex));
  return wordOf(type === 'bool' ? BigInt(value as boolean) : BigInt(value as bigint | string));
}

/** Encodes a list of values. */
export function encodeParameters(parameters: readonly AbiParameter[], values: readonly AbiValue[]): Uint8Array {
  const encoded = parameters.map((parameter, index) => encodeOne(parameter, values[index]!));
  const heads: Uint8Array[] = [];
  const tails: Uint8Array[] = [];
  let at = sizeOf(parameters);
  for (const [index, parameter] of parameters.entries()) {
    const part = encoded[index]!;
    if (!isDynamic(parameter)) {
      heads.push(part);
      continue;
    }
    heads.push(wordOf(BigInt(at)));
    tails.push(part);
    at += part.length;
  }
  return join([...heads, ...tails]);
}

const wordAt = (data: Uint8Array, at: number): bigint => {
  if (at + WORD > data.length) throw new RangeError('The data is shorter than its types.');
  return numberOf(data.subarray(at, at + WORD));
};

function decodeOne(parameter: AbiParameter, data: Uint8Array): AbiValue {
  const array = arrayOf(parameter);
  if (array) {
    const length = array.length ?? Number(wordAt(data, 0));
    const body = array.length === undefined ? data.subarray(WORD) : data;
    if (length > body.length) throw new RangeError('The data is shorter than its array.');
    return decodeParameters(
      Array.from({length}, () => array.element),
      body,
    );
  }
  const {type} = parameter;
  if (type === 'tuple') return decodeParameters(parameter.components ?? [], data);
  const word = wordAt(data, 0);
  if (type === 'bytes' || type === 'string') {
    const bytes = data.subarray(WORD, WORD + Number(word));
    return type === 'bytes' ? hexOf(bytes) : new TextDecoder().decode(bytes);
  }
  if (type.startsWith('bytes')) return hexOf(data.subarray(0, Number(type.slice(5))));
  if (type === 'address') return hexOf(data.subarray(12, WORD));
  if (type === 'bool') return word === 1n;
  return type.startsWith('int') ? BigInt.asIntN(Number(type.slice(3) || 256), word) : word;
}

/**
 * Decodes a list of values.
 * @throws RangeError if the data is too short
 */
export function decodeParameters(parameters: readonly AbiParameter[], data: Uint8Array): AbiValue[] {
  let at = 0;
  return parameters.map((parameter) => {
    const from = isDynamic(parameter) ? Number(wordAt(data, at)) : at;
    at += headSize(parameter);
    return decodeOne(parameter, data.subarray(from));
  });
}

const typeName = (parameter: AbiParameter): string =>
  parameter.type.replace('tuple', () => `(${(parameter.components ?? []).map(typeName).join(',')})`);

/** `transfer(address,uint256)`. */
export const signatureOf = ({name = '', inputs = []}: AbiEntry): string => `${name}(${inputs.map(typeName).join(',')})`;

/** Hash of a signature: the first topic of an event, whose first four bytes would be the selector of a function. */
export const topicOf = (entry: AbiEntry): Hex => hexOf(keccak_256(new TextEncoder().encode(signatureOf(entry))));

/** The first four bytes of a call or of an error. */
export const selectorOf = (entry: AbiEntry): Hex => topicOf(entry).slice(0, 10) as Hex;

/** Calldata of a function. */
export const encodeCall = (entry: AbiEntry, values: readonly AbiValue[]): Hex =>
  `${selectorOf(entry)}${hexOf(encodeParameters(entry.inputs ?? [], values)).slice(2)}`;

/** Errors that the compiler defines itself. */
export const BUILT_IN_ERRORS: readonly AbiEntry[] = [
  {type: 'error', name: 'Error', inputs: [{type: 'string'}]},
  {type: 'error', name: 'Panic', inputs: [{type: 'uint256'}]},
];

/** The values of an event. Indexed values that are only a hash are left out. */
export function decodeEvent(
  entry: AbiEntry,
  topics: readonly Hex[],
  data: Hex,
): {readonly name: string; readonly value: AbiValue; readonly type: string}[] {
  const inputs = entry.inputs ?? [];
  const rest = decodeParameters(
    inputs.filter(({indexed}) => !indexed),
    bytesOf(data),
  );
  const indexed = topics.slice(1);
  return inputs.flatMap((input) => {
    const topic = input.indexed ? indexed.shift() : undefined;
    if (input.indexed && isDynamic(input)) return [];
    const value = topic ? decodeParameters([input], bytesOf(topic))[0]! : rest.shift()!;
    return [{name: input.name ?? '', value, type: input.type}];
  });
}
