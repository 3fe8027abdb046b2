import {canonicalType} from '@site/src/components/parts/Calculator/abiTypes';
import {Fault} from './fault';
import {MAX_DEPTH} from './limits';
import type {Types} from './typedData';

/** A type without its last pair of brackets; `length` is undefined for an array of any length. */
export interface Element {
  readonly type: string;
  readonly length: number | undefined;
}

/** The element of an array, undefined for other types. */
export function elementOf(type: string): Element | undefined {
  const match = /^(.+)\[(\d*)\]$/.exec(type);
  return match ? {type: match[1]!, length: match[2] ? Number(match[2]) : undefined} : undefined;
}

/** The type without its brackets. */
const baseOf = (type: string): string => type.replace(/(?:\[\d*\])+$/, '');

/** Whether EIP-712 encodes the type directly: the ABI's elementary types except `function` and fixed-point numbers. */
export const isElementary = (type: string): boolean =>
  canonicalType(type) === type && !/^(?:function|u?fixed)/.test(type);

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function checkField(types: Types, struct: string, {name, type}: {name: string; type: string}): void {
  const path = `types.${struct}.${name}`;
  if (!IDENTIFIER.test(name)) throw new Fault('badName', path, name);
  // Before anything else reads the brackets: the time that this takes grows with the square of their number.
  if (type.split('[').length - 1 > MAX_DEPTH) throw new Fault('tooDeep', path);
  const base = baseOf(type);
  if (isElementary(base) || Object.hasOwn(types, base)) return;
  const canonical = canonicalType(base);
  throw canonical && isElementary(canonical)
    ? new Fault('alias', path, canonical)
    : new Fault('unknownType', path, type);
}

/**
 * A struct that contains itself, other than through an array that can be empty, is infinite. `ended` remembers the
 * structs that end, so that each is read once, however many others contain it.
 */
function checkEnd(types: Types, struct: string, above: readonly string[], ended: Set<string>): void {
  if (ended.has(struct)) return;
  if (above.includes(struct))
    throw new Fault('cyclic', `types.${struct}`, [...above.slice(above.indexOf(struct)), struct].join(' → '));
  for (const {type} of types[struct]!) {
    if (!type.includes('[]') && Object.hasOwn(types, baseOf(type)))
      checkEnd(types, baseOf(type), [...above, struct], ended);
  }
  ended.add(struct);
}

/**
 * Checks the definitions: valid names, existing types, no duplicate fields, no infinite struct.
 * @throws Fault
 */
export function checkTypes(types: Types): void {
  for (const [struct, fields] of Object.entries(types)) {
    if (!IDENTIFIER.test(struct)) throw new Fault('badName', `types.${struct}`, struct);
    if (canonicalType(struct)) throw new Fault('reservedName', `types.${struct}`, struct);
    fields.forEach((field, index) => {
      checkField(types, struct, field);
      if (fields.findIndex(({name}) => name === field.name) !== index)
        throw new Fault('duplicate', `types.${struct}`, field.name);
    });
  }
  const ended = new Set<string>();
  for (const struct of Object.keys(types)) checkEnd(types, struct, [], ended);
}

function collect(types: Types, struct: string, found: Set<string>): Set<string> {
  if (found.has(struct) || !Object.hasOwn(types, struct)) return found;
  found.add(struct);
  for (const {type} of types[struct]!) collect(types, baseOf(type), found);
  return found;
}

/** `Mail(Person from,Person to)Person(string name)`: the struct, then those that it uses, sorted by name. */
export function encodeType(types: Types, struct: string): string {
  const [, ...used] = collect(types, struct, new Set());
  return [struct, ...used.sort()]
    .map((name) => `${name}(${types[name]!.map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('');
}
