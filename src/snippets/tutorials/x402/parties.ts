import {concat, keccak256, toHex, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {client} from './network.js';

/**
 * Derives keys from yours, so one file is enough
 * here. In production, each party has its own key.
 */
const derive = (number: number) =>
  privateKeyToAccount(
    keccak256(concat([process.env.PRIVATE_KEY as Hex, toHex(number)])),
  );

/** Sends the payments and pays for gas. */
export const facilitator = client;
/** Signs payments. Needs tokens, and no CFX. */
export const buyer = derive(1);
/** Receives the tokens. */
export const seller = derive(2).address;

export const NETWORK = `eip155:${client.chain.id}` as const;
export const FACILITATOR_URL = 'http://127.0.0.1:4022';
export const SHOP_URL = 'http://127.0.0.1:4021';
