import {TYPED} from './bounds';
import {isContainer, parseJson, writeJson} from './exactJson';
import type {OwnReader} from './ownReader';
import type {Field, FieldValue} from './fieldTypes';
import {parseQuantity, toHexQuantity} from './quantity';
import {readChoice, readHex, readJson} from './scalars';

export type {Field, FieldProblem, FieldValue, ObjectMember, WrongField} from './fieldTypes';

type ObjectField = Extract<Field, {kind: 'object'}>;
type ListField = Extract<Field, {kind: 'list'}>;

/**
 * Reads every member like a separate field, and returns the first fault. Members that the form doesn't know are left to
 * the node.
 */
function readObject(value: unknown, {members}: ObjectField, own: OwnReader | undefined): FieldValue {
  if (value === null) return {ok: true, value};
  if (!isContainer(value) || Array.isArray(value)) return {ok: false, problem: 'notObject'};
  const read = new Map(Object.entries(value));
  for (const {name, required, field} of members) {
    const part: FieldValue = read.has(name) ? readValue(read.get(name), field, own) : {ok: true, empty: true};
    if (!part.ok) return {...part, member: name};
    if ('value' in part) read.set(name, part.value);
    else if (required) return {ok: false, problem: 'empty', member: name};
    else read.delete(name);
  }
  return {ok: true, value: Object.fromEntries(read)};
}

function readList(values: unknown[], {item}: ListField, own: OwnReader | undefined): FieldValue {
  const read: unknown[] = [];
  for (const value of values) {
    const part = readValue(value, item, own);
    if (!part.ok) return part;
    if ('empty' in part) return {ok: false, problem: 'empty'};
    read.push(part.value);
  }
  return {ok: true, value: read};
}

/** Reads a value in a JSON text the way the field's own input reads typed text. */
function readValue(value: unknown, field: Field, own: OwnReader | undefined): FieldValue {
  if (field.kind === 'object') return readObject(value, field, own);
  if (field.kind === 'list' && Array.isArray(value)) return readList(value, field, own);
  // A string in place of JSON is the typed text, which couldn't be parsed.
  if (typeof value === 'string')
    return field.kind === 'json' ? {ok: false, problem: 'notJson'} : readField(value, field, own);
  if (field.kind === 'json' || field.kind === 'text' || value === null) return {ok: true, value};
  return readField(writeJson(value), field, own);
}

function readInside(text: string, field: ObjectField | ListField, own: OwnReader | undefined): FieldValue {
  if (field.kind === 'list' && !text.startsWith('[')) {
    return field.orOne ? readField(text, field.item, own) : {ok: false, problem: 'notList'};
  }
  const parsed = readJson(text);
  return parsed.ok && 'value' in parsed ? readValue(parsed.value, field, own) : parsed;
}

/**
 * Reads the text in a field. The site's adapter comes first: it can reject an address of another network before the
 * node does so with a message that is harder to understand.
 */
export function readField(raw: string, field: Field, own?: OwnReader): FieldValue {
  if (raw.length > TYPED.length) return {ok: false, problem: 'tooLong'};
  const text = raw.trim();
  if (text === '') return {ok: true, empty: true};
  // `null` is valid for every optional parameter that another one follows.
  if (text === 'null') return {ok: true, value: null};
  const read = own?.(text, field);
  if (read) return read;
  switch (field.kind) {
    case 'quantity': {
      const parsed = parseQuantity(text);
      return parsed.ok ? {ok: true, value: toHexQuantity(parsed.value)} : parsed;
    }
    case 'boolean':
      return text === 'true' || text === 'false'
        ? {ok: true, value: text === 'true'}
        : {ok: false, problem: 'notBoolean'};
    case 'integer':
      return /^-?\d+$/.test(text)
        ? {ok: true, value: parseJson(text.replace(/^(-?)0+(?=\d)/, '$1'))}
        : {ok: false, problem: 'notInteger'};
    case 'hex':
      return readHex(text, field);
    case 'choice':
      return readChoice(text, field);
    case 'json':
      return readJson(text);
    case 'object':
    case 'list':
      return readInside(text, field, own);
    default:
      return {ok: true, value: raw};
  }
}

/** The text for a JSON value in a field: the inverse of `readField`. */
export function writeField(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : writeJson(value, {pretty: true});
}

/** Parameters by position, or the first field that blocks the call: its index and, inside an object, the member. */
export type Gathered = {ok: true; params: unknown[]} | {ok: false; missing: number; member?: string};

/**
 * Collects the parameters by position from the values of all fields. Omitted fields at the end are not sent; one in the
 * middle becomes `null`.
 */
export function gatherParams(values: FieldValue[], required: boolean[]): Gathered {
  const params: unknown[] = [];
  for (const [index, value] of values.entries()) {
    if (!value.ok) return {ok: false, missing: index, ...(value.member !== undefined && {member: value.member})};
    if ('empty' in value && required[index]) return {ok: false, missing: index};
    params.push('empty' in value ? undefined : value.value);
  }
  while (params.length > 0 && params.at(-1) === undefined) params.pop();
  return {ok: true, params: params.map((value) => (value === undefined ? null : value))};
}
