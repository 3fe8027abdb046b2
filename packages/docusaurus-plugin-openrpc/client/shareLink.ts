import {LISTED} from './bounds';
import {writeJson} from './exactJson';
import {readJson} from './scalars';

/**
 * A page address with a call ends with `#call=…`: the parameters and, after `&endpoint=`, the id of the endpoint. It
 * never contains a custom address. Browsers never send fragments to a server, and opening such a link only fills the
 * form: the reader must press Run.
 */
const PREFIX = '#call=';
const FORM = /^#call=([\w-]+)(?:&endpoint=([\w-]+))?$/;
/** Chat programs and browsers cut longer links. */
const MAX_BYTES = 6_000;
const MAX_BASE64 = Math.ceil((MAX_BYTES * 4) / 3);

/** The call of a link. */
export interface SharedCall {
  params: unknown[];
  /** Id of a preset; missing if the sender used another endpoint. */
  endpoint: string | undefined;
}

/** Whether a fragment is meant to contain a call, readable or not. */
export const isCallFragment = (fragment: string): boolean => fragment.startsWith(PREFIX);

/** Fragment for a call, or undefined if the parameters are too long for an address. */
export function toFragment(params: unknown[], endpoint?: string): string | undefined {
  const bytes = new TextEncoder().encode(writeJson(params));
  if (bytes.length > MAX_BYTES) return undefined;
  const base64 = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return PREFIX + base64 + (endpoint === undefined ? '' : `&endpoint=${endpoint}`);
}

/** The call of a fragment; undefined for any other fragment, and for one that is damaged or exceeds the limits. */
export function fromFragment(fragment: string): SharedCall | undefined {
  const [, base64, endpoint] = FORM.exec(fragment.slice(0, 2 * MAX_BASE64)) ?? [];
  if (base64 === undefined || base64.length > MAX_BASE64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));
    const read = readJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes), LISTED);
    return read.ok && 'value' in read && Array.isArray(read.value) ? {params: read.value, endpoint} : undefined;
  } catch {
    return undefined;
  }
}
