import {readFileSync} from 'node:fs';
import {Contract} from 'ethers';
import {wallet} from './network.js';

export const {address, block} = JSON.parse(
  readFileSync('deployed.json', 'utf8'),
);
const {abi} = JSON.parse(readFileSync('Notes.json', 'utf8'));

export const notes = new Contract(address, abi, wallet);
