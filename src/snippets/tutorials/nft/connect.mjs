import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {address as base32, Conflux, Drip} from 'js-conflux-sdk';

export const conflux = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
export const {cfx, wallet} = conflux;
export const me = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;

/** Signs, sends, and waits for the receipt. */
export const send = (call, options = {}) =>
  call.sendTransaction({from: me, ...options}).executed();

/** Creates an account and sends it some of your CFX. */
export async function newAccount(amount) {
  const {address} = wallet.addRandom();
  const value = Drip.fromCFX(amount);
  await cfx.sendTransaction({from: me, to: address, value}).executed();
  return address;
}

/** Describes the collateral that was locked and released. */
export function collateral({storageCollateralized, storageReleased}) {
  const parts = [`${storageCollateralized} bytes locked`];
  for (const {address, collaterals} of storageReleased) {
    const isMine = base32.simplifyCfxAddress(address) === me;
    const owner = isMine ? 'you' : 'your friend';
    parts.push(`${collaterals} released to ${owner}`);
  }
  return parts.join(', ');
}

const FILE = 'deployed.json';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Deploys a compiled contract and stores its address. */
export async function deploy(name, ...args) {
  const {abi, bytecode} = read(`${name}.json`);
  const creation = conflux.Contract({abi, bytecode}).constructor(...args);
  const receipt = await send(creation);
  const address = base32.simplifyCfxAddress(receipt.contractCreated);
  const all = existsSync(FILE) ? read(FILE) : {};
  all[name] = {address, epoch: receipt.epochNumber};
  writeFileSync(FILE, JSON.stringify(all));
  console.log(`${name} deployed at ${address}`);
  console.log(`${name}: ${collateral(receipt)}`);
}

/** Returns a deployed contract, with its address and first epoch. */
export function deployed(name) {
  const {address, epoch} = read(FILE)[name];
  const contract = conflux.Contract({abi: read(`${name}.json`).abi, address});
  return {address, epoch, contract};
}
