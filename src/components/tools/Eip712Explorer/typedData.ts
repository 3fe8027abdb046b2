import {Fault} from './fault';
import {MAX_LENGTH, MAX_TYPES} from './limits';

export interface FieldType {
  readonly name: string;
  readonly type: string;
}

/** Structs by name. */
export type Types = Readonly<Record<string, readonly FieldType[]>>;

export type Values = Readonly<Record<string, unknown>>;

/** The data that a wallet is requested to sign (`eth_signTypedData_v4`). */
export interface TypedData {
  readonly types: Types;
  readonly domain: Values;
  readonly primaryType: string;
  readonly message: Values;
}

export function asObject(value: unknown, path: string): Values {
  if (value === undefined) throw new Fault('missing', path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault('notObject', path);
  return value as Values;
}

function asFields(value: unknown, path: string): FieldType[] {
  const isField = (field: unknown) =>
    typeof (field as FieldType | null)?.name === 'string' && typeof (field as FieldType).type === 'string';
  if (!Array.isArray(value) || !value.every(isField)) throw new Fault('notFields', path);
  return value as FieldType[];
}

/**
 * Reads the JSON of typed data: its four parts, and fields with name and type. The meaning of the types is not checked
 * here.
 * @throws Fault
 */
export function readTypedData(text: string): TypedData {
  if (text.length > MAX_LENGTH) throw new Fault('tooLong', '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The engine's error messages are not in the reader's language.
    throw new Fault('notJson', '');
  }
  const data = asObject(json, 'JSON');
  const structs = Object.entries(asObject(data.types, 'types'));
  if (structs.length > MAX_TYPES) throw new Fault('tooManyTypes', 'types');
  const types = Object.fromEntries(structs.map(([name, fields]) => [name, asFields(fields, `types.${name}`)]));
  const domain = asObject(data.domain, 'domain');
  if (typeof data.primaryType !== 'string')
    throw new Fault(data.primaryType === undefined ? 'missing' : 'notText', 'primaryType');
  // A signature over the domain only has no message.
  const message = data.primaryType === DOMAIN ? {} : asObject(data.message, 'message');
  return {types, domain, primaryType: data.primaryType, message};
}

/** Name of the struct that ties a signature to one application. */
export const DOMAIN = 'EIP712Domain';

const DOMAIN_FIELDS: readonly FieldType[] = [
  {name: 'name', type: 'string'},
  {name: 'version', type: 'string'},
  {name: 'chainId', type: 'uint256'},
  {name: 'verifyingContract', type: 'address'},
  {name: 'salt', type: 'bytes32'},
];

/**
 * All structs. If the data does not define the type of its domain, the type has the fields of the domain, in the order
 * of EIP-712.
 */
export function withDomain({types, domain}: TypedData): Types {
  return Object.hasOwn(types, DOMAIN)
    ? types
    : {...types, [DOMAIN]: DOMAIN_FIELDS.filter(({name}) => Object.hasOwn(domain, name))};
}
