import {me, wallet} from './connect.mjs';
import {own, price, proofs, sale} from './sale.mjs';

/** Estimates a call, which costs nothing, and prints the outcome. */
async function attempt(label, from, amount, {limit, proof}, value) {
  const call = sale.mint(amount, limit, proof);
  try {
    await call.estimateGasAndCollateral({from, value});
    console.log(`${label}: accepted`);
  } catch ({message}) {
    const reason = /reverted: ([^.]*?) Innermost/.exec(message)?.[1];
    console.log(`${label}: ${reason ?? message}`);
  }
}

const stranger = wallet.addRandom().address;
const other = Object.values(proofs).find((entry) => entry !== own);
await attempt('Right proof', me, 1, own, price);
await attempt('Proof of another account', me, 1, other, price);
await attempt('Higher limit', me, 1, {...own, limit: 100}, price);
await attempt('Not on the list', stranger, 1, own, 0);
await attempt('More than the limit', me, 2, own, 2n * price);
await attempt('Half the price', me, 1, own, price / 2n);
