import {Conflux, Drip} from 'js-conflux-sdk';

export const core = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
export const me = core.wallet.addPrivateKey(process.env.PRIVATE_KEY).address;

export const cfx = (amount) => Drip.fromCFX(amount);
export const inCfx = (drip) => `${new Drip(drip).toCFX()} CFX`;

/** Signs, sends, and waits for the receipt. */
export const send = (method, options = {}) =>
  method.sendTransaction({from: me, ...options}).executed();

/** Creates a new account and funds it with `amount` CFX. */
export async function newAccount(amount = 0) {
  const {address} = core.wallet.addRandom();
  if (amount > 0)
    await core.cfx
      .sendTransaction({from: me, to: address, value: cfx(amount)})
      .executed();
  return address;
}
console.log('Connected to Core Space');
