// #region read
import {readFileSync} from 'node:fs';
import {abi} from './compile.mjs';
import {conflux, me} from './connect.mjs';

const {address} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const logbook = conflux.Contract({abi, address});
console.log(`Entries before: ${await logbook.entries(me)}`);
// #endregion read

// #region write
const call = logbook.write('Hello, Core Space');
const estimate = await call.estimateGasAndCollateral({from: me});
const bytes = estimate.storageCollateralized;
console.log(`Estimate: ${estimate.gasUsed} gas, ${bytes} bytes of storage`);

const receipt = await call.sendTransaction({from: me}).executed();
const collateral = Number(receipt.storageCollateralized) / 1024;
console.log(`Collateral for the slot: ${collateral} CFX`);
console.log(`Entries after: ${await logbook.entries(me)}`);
// #endregion write
