/**
 * Creates `pos/registration.json`: npx tsx scripts/devnet/node/makePosRegistration.ts
 *
 * A node without a key file generates a validator key and returns the call data that registers it. The key isn't kept,
 * because no one ever votes with it: it only gives the known world a stake that was registered by a Core account.
 */
import fs from 'node:fs';
import path from 'node:path';
import {decodeRegistration, POS_DIR, posFiles} from './posGenesis';
import {startNode} from './process';
import {call} from './rpc';

const VOTES = '0x3';
/** The version of the key's proof since the sigma fix; 0 would be the older one. */
const PROOF_VERSION = 1;

async function main(): Promise<void> {
  const privateKey = path.join(POS_DIR, 'thrown_away_key');
  const node = await startNode({pos: {...posFiles, privateKey}});
  try {
    await call(node.ports.local, 'test_generateEmptyBlocks', [10]);
    const [data] = await call<[string, string]>(node.ports.local, 'test_posRegister', [VOTES, PROOF_VERSION]);
    fs.writeFileSync(path.join(POS_DIR, 'registration.json'), `${JSON.stringify({data}, null, 2)}\n`);
    process.stdout.write(`PoS address 0x${decodeRegistration(data).address.toString('hex')}\n`);
  } finally {
    await node.stop();
    fs.rmSync(privateKey, {force: true});
  }
}

void main();
