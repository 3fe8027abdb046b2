import {concat, keccak256, toHex, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {client} from './network.js';

/**
 * Derives more keys from yours, so a single file is enough here.
 * In production, each owner keeps a key on a separate device.
 */
const derive = (number: number) =>
  privateKeyToAccount(
    keccak256(concat([process.env.PRIVATE_KEY as Hex, toHex(number)])),
  );

export const owners = [client.account, derive(1), derive(2)];
export const stranger = derive(3);
