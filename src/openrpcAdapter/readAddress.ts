import type {Field, FieldValue} from 'docusaurus-plugin-openrpc/adapter';
import {decodeAddress} from './base32';

/** Name of the field kind for a Core Space address (`options.ts`). */
export const BASE32 = 'base32';

/** A Core Space address, recognised by its prefix. */
export const CORE_ADDRESS = /^(cfx|cfxtest|net\d+):/i;

const PROBLEMS = {
  form: 'own.addressForm',
  mixedCase: 'own.addressMixedCase',
  character: 'own.addressCharacter',
  checksum: 'own.addressChecksum',
  version: 'own.addressForm',
  prefix: 'own.addressForm',
} as const;

/** Reads a Core Space address. If `networkId` is known, the address must belong to that network. */
function readBase32(text: string, networkId: number | undefined): FieldValue {
  if (/^0x/i.test(text)) return {ok: false, problem: 'own.otherSpace'};
  const decoded = decodeAddress(text);
  if (!decoded.ok) return {ok: false, problem: PROBLEMS[decoded.problem]};
  if (networkId !== undefined && decoded.networkId !== networkId)
    return {ok: false, problem: 'own.addressNetwork', detail: String(decoded.networkId)};
  return {ok: true, value: text};
}

/** Reads the addresses of both spaces; undefined leaves a field to the plugin, which supports hex addresses. */
export function readAddress(text: string, field: Field, networkId: number | undefined): FieldValue | undefined {
  if (field.kind === 'own' && field.name === BASE32) return readBase32(text, networkId);
  if (field.kind === 'hex' && field.isAddress && CORE_ADDRESS.test(text)) return {ok: false, problem: 'own.otherSpace'};
  return undefined;
}

/** Converts a Core Space address to the short form that people write; nodes return the long one. */
export function shortAddress(value: unknown): unknown {
  return typeof value === 'string' && /^(cfx|cfxtest|net\d+):type\.\w+:/i.test(value)
    ? value.toLowerCase().replace(/type\.\w+:/, '')
    : value;
}
