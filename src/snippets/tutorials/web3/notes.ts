import {readFileSync} from 'node:fs';
import {web3} from './network.js';

const {address, block} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const {abi} = JSON.parse(readFileSync('Notes.json', 'utf8'));

export const firstBlock = block;
export const notes = new web3.eth.Contract(abi, address);
