import {existsSync, readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {Conflux, Drip} from 'js-conflux-sdk';

export const url = 'https://test.confluxrpc.com';
export const conflux = new Conflux({url, networkId: 1});
export const {cfx, wallet} = conflux;
export const me = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
export const inCfx = (drip) => `${new Drip(drip).toCFX()} CFX`;

/** Waits for the receipt, even if the transaction fails. */
export async function receiptOf(hash) {
  for (;;) {
    const receipt = await cfx.getTransactionReceipt(hash);
    if (receipt) return receipt;
    await sleep(1000);
  }
}

/** The contract's address and the epoch of its creation, from deploy.mjs. */
export const deployed = existsSync('deployed.json')
  ? JSON.parse(readFileSync('deployed.json', 'utf8'))
  : undefined;
