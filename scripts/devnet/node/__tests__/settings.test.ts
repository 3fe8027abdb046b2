import {expect, it} from 'vitest';
import {parse} from 'smol-toml';
import {posFiles} from '../posGenesis';
import {nodeSettings, toToml} from '../toml';

const ports = {core: 1, coreWs: 2, espace: 3, espaceWs: 4, local: 5, p2p: 6};
const settings = (changed = {}) =>
  nodeSettings({dataDir: '/data', ports, pos: posFiles, miner: 'ab'.repeat(20), genesisSecrets: '/secrets', changed});

it('settings are read from TOML as they were written', () => {
  const written = {...settings(), log: 'a "quoted" \\ path', ratio: 0.5, off: false, cip43_init_end_number: 1};
  expect(parse(toToml(written))).toEqual(written);
});

it('what a page changes replaces what the devnet sets', () => {
  expect(settings()).toMatchObject({
    chain_id: 1,
    evm_chain_id: 71,
    jsonrpc_http_eth_port: 3,
    hydra_transition_height: 1,
  });
  expect(settings({hydra_transition_height: 9, mode: 'test'})).toMatchObject({
    hydra_transition_height: 9,
    mode: 'test',
    chain_id: 1,
  });
});
