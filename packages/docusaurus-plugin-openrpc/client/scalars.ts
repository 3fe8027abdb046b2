import {exceeded, TYPED} from './bounds';
import {checksummed, needsChecksum} from './checksum';
import {parseJson} from './exactJson';
import type {Field, FieldValue} from './fieldTypes';
import {parseQuantity, toHexQuantity} from './quantity';

/** Reads hex bytes, of a fixed length when `bytes` is given. */
export function readHex(text: string, {bytes, isAddress}: Extract<Field, {kind: 'hex'}>): FieldValue {
  if (!/^0x[0-9a-fA-F]*$/.test(text)) return {ok: false, problem: 'notHex'};
  if (text.length % 2) return {ok: false, problem: 'oddHex'};
  if (bytes !== undefined && text.length !== 2 + 2 * bytes)
    return {ok: false, problem: 'hexLength', detail: String(bytes)};
  // Letters in one case contain no checksum.
  const spelling = isAddress && needsChecksum(text) ? checksummed(text) : text;
  if (spelling !== undefined && spelling !== text) return {ok: false, problem: 'hexChecksum', detail: spelling};
  return {ok: true, value: text};
}

/** Reads any JSON value up to the limits. */
export function readJson(text: string, bounds = TYPED): FieldValue {
  const problem = exceeded(text, bounds);
  if (problem) return {ok: false, problem};
  try {
    return {ok: true, value: parseJson(text)};
  } catch {
    // Error messages of the engine differ between the server and a browser, so the page can't show them.
    return {ok: false, problem: 'notJson'};
  }
}

/** Reads a tag, or the number or hash that is allowed instead. */
export function readChoice(text: string, field: Extract<Field, {kind: 'choice'}>): FieldValue {
  if (field.tags.includes(text)) return {ok: true, value: text};
  if (field.other === 'reference' && /^(hash:)?0x[0-9a-fA-F]{64}$/.test(text)) return {ok: true, value: text};
  if (field.other === 'reference' && text.startsWith('{')) return readJson(text);
  const problem = {ok: false, problem: 'notInList', detail: field.tags.join()} as const;
  if (!field.other) return problem;
  const parsed = parseQuantity(text);
  return parsed.ok ? {ok: true, value: toHexQuantity(parsed.value)} : problem;
}
