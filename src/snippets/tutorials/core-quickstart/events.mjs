import {readFileSync} from 'node:fs';
import {abi} from './compile.mjs';
import {conflux, me} from './connect.mjs';

const {address, epoch} = JSON.parse(readFileSync('deployed.json', 'utf8'));
const logbook = conflux.Contract({abi, address});
const filter = logbook.Entry(me, undefined, undefined);
const logs = await filter.getLogs({
  fromEpoch: epoch,
  toEpoch: 'latest_state',
});
for (const log of logs) {
  const {author, number, text} = log.arguments;
  console.log(`Epoch ${log.epochNumber}, entry ${number}: ${text}`);
  console.log(`Written by ${author === me ? 'you' : author}`);
}
