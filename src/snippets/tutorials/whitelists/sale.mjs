import {readFileSync} from 'node:fs';
import {format} from 'js-conflux-sdk';
import {conflux, deployed, me} from './connect.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const {abi} = read('Sale.json');
export const {proofs} = read('tree.json');
export const own = proofs[format.hexAddress(me)];
export const sale = conflux.Contract({abi, address: deployed.address});
export const price = await sale.price();
