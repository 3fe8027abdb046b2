import {describe, expect, it} from 'vitest';
import {expectFindings, lines} from './support';

const FILE = 'src/facts/protocol.json';
const found = (source: string, file = FILE) =>
  lines({[file]: `[\n  {\n    "id": "a",\n    "source": "${source}"\n  }\n]\n`}, 'fact-sources');
const RUST = 'Conflux-Chain/conflux-rust';

describe('rule fact-sources', () => {
  it.each([
    `${RUST}: run/start.sh`,
    `${RUST}@mainnet: run/start.sh`,
    `CIP-136; derived from ${RUST}@master: crates/a.rs A`,
    `https://github.com/${RUST}/blob/master/run/start.sh`,
    `https://raw.githubusercontent.com/${RUST}/testnet/run/start.sh`,
    `${RUST}@v3.0.2`,
    `${RUST}@v3.0.2: round_per_term 120`,
    'Conflux-Chain/conflux-documentation: docs/general/run-a-node/node-types.md',
    'Conflux-Chain/conflux-documentation@1679c87',
    `https://github.com/${RUST}/tree/v3.0.2`,
  ])('%s', async (source) => {
    expectFindings(await found(source), [`${FILE}:4:16  fact-sources`]);
  });

  it('says that both the release and the path are missing', async () => {
    expectFindings(await found(`${RUST}: (its default)`), [`${FILE}:4:16  fact-sources`, `${FILE}:4:16  fact-sources`]);
  });

  it('judges no other file', async () => {
    expect(await found(`${RUST}: run/start.sh`, 'src/config/a.json')).toEqual([]);
  });

  it('judges all files of facts', async () => {
    for (const file of ['src/facts/node.json', 'src/facts/parameters.json', 'src/facts/hardforks.json'])
      expectFindings(await found(`${RUST}: run/start.sh`, file), [`${file}:4:16  fact-sources`]);
  });

  it.each([
    `${RUST}@v3.0.2: crates/parameters/src/lib.rs:234 ACCEPTABLE_TIME_DRIFT; the same in branch mainnet`,
    `${RUST}@v3.1.0-testnet: run/start.sh`,
    `https://github.com/${RUST}/blob/v3.0.2/run/start.sh`,
    'Conflux-Chain/CIPs: CIP-136',
    'EIP-2930: ACCESS_LIST_ADDRESS_COST',
    'computed: 120 views of 31.6 s',
    'Conflux-Chain/conflux-documentation@1679c87: docs/general/run-a-node/node-types.md',
  ])('accepts %s', async (source) => {
    expect(await found(source)).toEqual([]);
  });
});
