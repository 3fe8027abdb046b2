/**
 * Creates the one-validator proof-of-stake genesis in `pos/`: npx tsx scripts/devnet/node/makePosGenesis.ts
 *
 * A first node generates a validator key and registers it. A second one starts from the new genesis and reports its
 * waypoint, which is added to the configuration. The files are committed, so that the PoS address is the same in every
 * run.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  CALM_ROUND_MS,
  calmPosFiles,
  decodeRegistration,
  genesisTransaction,
  initialNodes,
  POS_DIR,
  posConfig,
  posFiles,
} from './posGenesis';
import {startNode} from './process';
import {call} from './rpc';
import {TEST_NETWORK_CHAIN_IDS} from './toml';

/** 2,000 votes, the initial voting power that is registered. */
const VOTING_POWER = '0x7d0';
const PLACEHOLDER_WAYPOINT = `0:${'0'.repeat(64)}`;

/** A node without a key file generates a key. It starts with the existing genesis. */
async function register(privateKey: string): Promise<string> {
  const node = await startNode({pos: {...posFiles, privateKey}});
  try {
    await call(node.ports.local, 'test_generateEmptyBlocks', [10]);
    const [data] = await call<[string, string]>(node.ports.local, 'test_posRegister', [VOTING_POWER]);
    return data;
  } finally {
    await node.stop();
  }
}

/** Starts on the new genesis with a wrong waypoint: the node rejects it, and the error contains the right one. */
async function findWaypoint(): Promise<string> {
  const node = await startNode().catch((error: Error) => error);
  if (!(node instanceof Error)) {
    await node.stop();
    throw new Error('the node accepted the placeholder waypoint');
  }
  const found = /got Waypoint \{ version: (\d+), value: (?:HashValue\()?([0-9a-f]{64})/.exec(node.message);
  if (!found) throw new Error(`no waypoint in the node's output: ${node.message}`);
  return `${found[1]}:${found[2]}`;
}

async function main(): Promise<void> {
  fs.mkdirSync(POS_DIR, {recursive: true});
  fs.rmSync(posFiles.privateKey, {force: true});
  const registration = decodeRegistration(await register(posFiles.privateKey));
  fs.writeFileSync(path.join(POS_DIR, 'genesis_file'), genesisTransaction(registration));
  fs.writeFileSync(posFiles.initialNodes, `${JSON.stringify(initialNodes(registration, TEST_NETWORK_CHAIN_IDS[0]))}\n`);
  fs.writeFileSync(posFiles.config, posConfig(PLACEHOLDER_WAYPOINT));
  const waypoint = await findWaypoint();
  fs.writeFileSync(posFiles.config, posConfig(waypoint));
  fs.writeFileSync(calmPosFiles.config, posConfig(waypoint, CALM_ROUND_MS));
  process.stdout.write(`PoS address 0x${registration.address.toString('hex')}, waypoint ${waypoint}\n`);
}

void main();
