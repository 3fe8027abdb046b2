import {concat, keccak256, toHex, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {client} from './network.js';

/**
 * Two more keys that follow from yours, so that one file is enough
 * here. Real owners keep a key each, on devices of their own.
 */
const derive = (number: number) =>
  privateKeyToAccount(
    keccak256(concat([process.env.PRIVATE_KEY as Hex, toHex(number)])),
  );

export const owners = [client.account, derive(1), derive(2)];
export const stranger = derive(3);
