import {readFileSync} from 'node:fs';
import {deployed, me} from './connect.mjs';
import {KINDS, padded} from './kinds.mjs';

const {contract} = deployed('Kit');
const ids = Object.keys(KINDS);
const accounts = ids.map(() => me);
const balances = await contract.balanceOfBatch(accounts, ids);

for (const [index, id] of ids.entries()) {
  const uri = (await contract.uri(id)).replace('{id}', padded(id));
  // The file that you'll upload to this URL.
  const file = `kit/${uri.split('/').at(-1)}`;
  const {name} = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${name}: ${balances[index]}`);
  console.log(uri);
}
