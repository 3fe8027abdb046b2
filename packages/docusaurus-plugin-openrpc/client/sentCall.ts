import {writeField} from './fields';

/** Where a call goes: the address, and what the page knows about its network. */
export interface Destination {
  url: string;
  /** Label of the preset; missing for the reader's own endpoint. */
  label?: string | undefined;
  /** The network's number, for the site's adapter. */
  networkId?: number | undefined;
}

/** A call as it was sent. A response belongs to this call, whatever the form contains now. */
export interface SentCall extends Destination {
  params: unknown[];
  /** Unix time in milliseconds. */
  at: number;
}

/**
 * Whether the form still contains this call: the same address and the same parameters.
 *
 * @param params undefined while a field is invalid
 */
export function isSameCall(sent: SentCall, url: string | undefined, params: unknown[] | undefined): boolean {
  return sent.url === url && params !== undefined && writeField(sent.params) === writeField(params);
}
