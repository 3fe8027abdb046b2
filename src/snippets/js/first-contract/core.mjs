import {address, Conflux, Drip} from 'js-conflux-sdk';
import {abi, bytecode} from './compile.mjs';

const url = 'https://test.confluxrpc.com';
const conflux = new Conflux({url, networkId: 1});
const from = conflux.wallet.addPrivateKey(process.env.PRIVATE_KEY).address;

const {contractCreated, storageCollateralized} = await conflux
  .Contract({abi, bytecode})
  .constructor(Drip.fromCFX(0.1))
  .sendTransaction({from})
  .executed();
const short = address.simplifyCfxAddress(contractCreated);
console.log(`Core Space: Jar is at ${short}`);
console.log(`Collateral for ${storageCollateralized} bytes`);

const jar = conflux.Contract({abi, address: contractCreated});
const {outcomeStatus} = await jar
  .give()
  .sendTransaction({from, value: Drip.fromCFX(0.05)})
  .executed();
const balance = await jar.balance();
console.log(`Outcome ${outcomeStatus}, ${balance} Drip in the jar`);
