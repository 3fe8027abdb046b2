import {
  hashMessage,
  isError,
  N,
  Signature,
  toBeHex,
  getBytes,
  type Contract,
} from 'ethers';
import {deploy} from './network.js';
import {invite, organizer} from './sign.js';

const hash = `0x${'11'.repeat(32)}`;
const digest = hashMessage(getBytes(hash));
const {r, s, v} = Signature.from(await invite(hash));
// The order of the curve minus s, with the other v,
// is a second signature that anyone can compute.
const twin = {s: toBeHex(N - BigInt(s), 32), v: v === 27 ? 28 : 27};

const recovery = (await deploy('Recovery')) as Contract;
const isSigner = async (address: Promise<string>) =>
  (await address) === organizer.address ? 'the signer' : 'another account';

const original = await isSigner(recovery.bare!(digest, v, r, s));
console.log(`ecrecover, original  ${original}`);
const ofTwin = await isSigner(recovery.bare!(digest, twin.v, r, twin.s));
console.log(`ecrecover, twin      ${ofTwin}`);
console.log(`ecrecover, v = 5     ${await recovery.bare!(digest, 5, r, s)}`);
const checked = await isSigner(recovery.checked!(digest, v, r, s));
console.log(`ECDSA, original      ${checked}`);
for (const [what, wrong] of [
  ['twin ', {...twin, r}],
  ['v = 5', {v: 5, r, s}],
] as const) {
  try {
    await recovery.checked!(digest, wrong.v, wrong.r, wrong.s);
  } catch (error) {
    if (!isError(error, 'CALL_EXCEPTION')) throw error;
    console.log(`ECDSA, ${what}         ${error.revert?.name}`);
  }
}
