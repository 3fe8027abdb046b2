import type {Field, ObjectMember} from './client/fields';
import {follow, type JsonSchema, type Schemas} from './document';

/**
 * Texts that identify a pattern. Each one is tested against the schema's pattern, so the spelling of the pattern
 * doesn't matter.
 */
const PROBES = {
  address: `0x${'1'.repeat(40)}`,
  hash: `0x${'1'.repeat(64)}`,
  quantity: '0x10',
  padded: '0x0010',
  data: '0x1000',
  odd: '0x100',
  empty: '0x',
};

type Probe = keyof typeof PROBES;

/**
 * Kinds of text that the site's adapter reads: name -> an example. A pattern that matches the example has this kind.
 */
export type OwnFields = Readonly<Record<string, string>>;

function stringField({pattern, enum: values}: JsonSchema, own: OwnFields): Field {
  if (values) return {kind: 'choice', tags: values.map(String)};
  if (!pattern) return {kind: 'text'};
  const expression = new RegExp(pattern);
  const takes = (probe: Probe) => expression.test(PROBES[probe]);
  const name = Object.keys(own).find((key) => expression.test(own[key]!));
  if (name !== undefined) return {kind: 'own', name};
  // A number with leading zeros, such as a slot or an index: bytes can be empty and come in pairs of digits.
  if (takes('odd') && takes('padded') && !takes('empty')) return {kind: 'quantity'};
  if (takes('data') && takes('hash') && takes('padded')) return {kind: 'hex'};
  if (takes('quantity')) return {kind: 'quantity'};
  if (takes('address')) return {kind: 'hex', bytes: 20, isAddress: true};
  if (takes('hash')) return {kind: 'hex', bytes: 32};
  return {kind: 'text'};
}

/** Types of a schema other than null. */
const typesOf = ({type}: JsonSchema): string[] => [type ?? []].flat().filter((one) => one !== 'null');

/** A value or a list of such values, which filters accept for addresses and topics. */
function listOrOne(fields: Field[]): Field | undefined {
  const [one, list] = fields;
  if (fields.length !== 2 || list?.kind !== 'list' || JSON.stringify(one) !== JSON.stringify(list.item))
    return undefined;
  return {...list, orOne: true};
}

/** Tags, or alternatively a number or a reference: the form of block and epoch parameters. */
function choiceField(alternatives: JsonSchema[], schemas: Schemas, own: OwnFields, depth: number): Field {
  const fields = alternatives.map((one) => inputField(one, schemas, own, depth));
  const tags = fields.flatMap((field) => (field.kind === 'choice' ? field.tags : []));
  const others = fields.filter((field) => field.kind !== 'choice');
  if (fields.length === 1) return fields[0]!;
  // A count that can also be a JSON number is typed like any quantity.
  if (fields.every(({kind}) => kind === 'quantity' || kind === 'integer')) return {kind: 'quantity'};
  // A hash can represent a 32-byte number, such as a storage slot.
  if (
    fields.every((field) => field.kind === 'quantity' || (field.kind === 'hex' && field.bytes === 32)) &&
    fields.some(({kind}) => kind === 'quantity')
  )
    return {kind: 'quantity'};
  const list = listOrOne(fields);
  if (list) return list;
  const isReference =
    fields.some(
      (field) =>
        (field.kind === 'choice' && field.other === 'reference') || (field.kind === 'hex' && field.bytes === 32),
    ) || alternatives.some((one) => typesOf(follow(one, schemas).schema).includes('object'));
  const hasQuantity = fields.some(
    (field) => field.kind === 'quantity' || (field.kind === 'choice' && field.other !== undefined),
  );
  if (tags.length > 0 && (isReference || hasQuantity))
    return {kind: 'choice', tags, other: isReference ? 'reference' : 'quantity'};
  if (others.length === 0) return {kind: 'choice', tags};
  return {kind: 'json'};
}

/** A list whose values an input can check. All other lists are edited as JSON. */
function listField(items: JsonSchema | undefined, schemas: Schemas, own: OwnFields, depth: number): Field {
  const item = items && inputField(items, schemas, own, depth + 1);
  return item && item.kind !== 'json' && item.kind !== 'object' ? {kind: 'list', item} : {kind: 'json'};
}

/**
 * How the reader types a value of the schema. Unions that no single input can represent, and lists, are edited as JSON.
 */
export function inputField(schema: JsonSchema, schemas: Schemas, own: OwnFields = {}, depth = 0): Field {
  const {schema: target} = follow(schema, schemas);
  const alternatives = (target.oneOf ?? target.anyOf)?.filter(({type}) => type !== 'null');
  if (alternatives) return choiceField(alternatives, schemas, own, depth);
  if (typeof target.const === 'string') return {kind: 'choice', tags: [target.const]};
  const types = typesOf(target);
  if (types.length !== 1) return target.enum ? stringField(target, own) : {kind: 'json'};
  switch (types[0]) {
    case 'boolean':
      return {kind: 'boolean'};
    case 'integer':
      return {kind: 'integer'};
    case 'string':
      return stringField(target, own);
    case 'array':
      return listField(target.items, schemas, own, depth);
    case 'object':
      // A third level of nested forms would not help readers, so deeper objects are edited as JSON.
      return target.properties && depth < 2
        ? {kind: 'object', members: members(target, schemas, own, depth)}
        : {kind: 'json'};
    default:
      return {kind: 'json'};
  }
}

function members(schema: JsonSchema, schemas: Schemas, own: OwnFields, depth: number): ObjectMember[] {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    required: required.has(name),
    field: inputField(property, schemas, own, depth + 1),
  }));
}
