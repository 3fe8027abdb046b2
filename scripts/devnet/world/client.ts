import type {Gateway, Space} from '../gateway';
import {RpcError} from '../node/rpc';

/**
 * Calls one space through the gateway, which makes blocks after a transaction, so the receipt is available immediately.
 */
export type Client = <T>(method: string, ...params: unknown[]) => Promise<T>;

/** A client of one space; throws `RpcError` if the node returns an error. */
export function createClient(gateway: Pick<Gateway, 'ask'>, space: Space): Client {
  return async <T>(method: string, ...params: unknown[]) => {
    const answer = await gateway.ask(space, method, params);
    if (answer.error) throw new RpcError(method, answer.error);
    return answer.result as T;
  };
}

/** A number as a hex quantity. */
export const quantity = (value: number | bigint): `0x${string}` => `0x${value.toString(16)}`;

/** A 32-byte hex word. */
export const word = (hex: string): `0x${string}` => `0x${hex.replace(/^0x/, '').padStart(64, '0')}`;
