import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  CALM_ROUND_MS,
  calmPosFiles,
  decodeRegistration,
  genesisTransaction,
  initialNodes,
  POS_DIR,
  posConfig,
  posFiles,
} from '../posGenesis';
import {TEST_NETWORK_CHAIN_IDS} from '../toml';

interface InitialNodes {
  initial_nodes: {voting_power: number; register_tx: {data: number[]}}[];
}

const read = (file: string) => fs.readFileSync(file, 'utf8');
const committed = JSON.parse(read(posFiles.initialNodes)) as InitialNodes;
const registration = decodeRegistration(Buffer.from(committed.initial_nodes[0]!.register_tx.data).toString('hex'));

it('the committed genesis is made of the committed registration', () => {
  expect(initialNodes(registration, TEST_NETWORK_CHAIN_IDS[0])).toEqual(committed);
  expect(genesisTransaction(registration).equals(fs.readFileSync(path.join(POS_DIR, 'genesis_file')))).toBe(true);
  expect(genesisTransaction(registration)).toHaveLength(184);
});

it('a registration has a PoS address, votes and two keys', () => {
  const {address, blsKey, vrfKey, votingPower} = decodeRegistration(
    (JSON.parse(read(path.join(POS_DIR, 'registration.json'))) as {data: string}).data,
  );
  expect([address.length, blsKey.length, vrfKey.length, votingPower]).toEqual([32, 48, 33, 3]);
});

it('the committed configurations differ from the printed ones by their waypoint only', () => {
  const config = read(posFiles.config);
  const waypoint = /from_config: (\d+:[0-9a-f]{64})$/m.exec(config)![1]!;
  expect(config).toBe(posConfig(waypoint));
  expect(read(calmPosFiles.config)).toBe(posConfig(waypoint, CALM_ROUND_MS));
});
