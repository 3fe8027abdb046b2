import {parseJson, writeJson} from './exactJson';

/**
 * Starts the fragment of a page address that contains a call (`#call=…`). Browsers never send fragments to a server,
 * and opening such a link only fills the form: the reader must press Run.
 */
const PREFIX = '#call=';
/** Chat programs and browsers cut longer links. */
const MAX_LENGTH = 6_000;

/** Fragment for the parameters, or undefined if they are too long for an address. */
export function toFragment(params: unknown[]): string | undefined {
  const bytes = new TextEncoder().encode(writeJson(params));
  const base64 = btoa(String.fromCharCode(...bytes.subarray(0, MAX_LENGTH + 1)));
  const fragment = PREFIX + base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return bytes.length > MAX_LENGTH ? undefined : fragment;
}

/** Parameters of a fragment; undefined for any other or damaged fragment. */
export function fromFragment(fragment: string): unknown[] | undefined {
  if (!fragment.startsWith(PREFIX) || fragment.length > 2 * MAX_LENGTH) return undefined;
  try {
    const base64 = fragment.slice(PREFIX.length).replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const value = parseJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
