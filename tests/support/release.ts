import fs from 'node:fs';
import path from 'node:path';
import {posFiles, POS_DIR} from '../../scripts/devnet/node/posGenesis';
import {toToml, type Setting} from '../../scripts/devnet/node/toml';
import {CONFLUX} from './nodeReader';

const START = '#!/bin/sh\nexec ./conflux --config hydra.toml\n';
/** A separate local chain instead of a public network, with blocks without mining. */
const CHAIN: Record<string, Setting> = {
  mode: 'dev',
  chain_id: 2024,
  evm_chain_id: 2025,
  hydra_transition_number: 1,
  hydra_transition_height: 1,
  public_address: '127.0.0.1',
  enable_discovery: false,
};
/** One validator, which is this node. */
const POS: Record<string, Setting> = {
  pos_reference_enable_height: 0,
  pos_config_path: './pos_config/pos_config.yaml',
  pos_initial_nodes_path: './pos_config/initial_nodes.json',
  pos_private_key_path: './pos_config/pos_key',
  dev_pos_private_key_encryption_password: '123456',
};

/** The program, its script and its configuration in a folder, with the changes for this machine. */
export function programIn(folder: string, changed: Readonly<Record<string, Setting>>): Record<string, string | Buffer> {
  const files = {conflux: CONFLUX, 'start.sh': START, 'hydra.toml': toToml({...CHAIN, ...changed})};
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text]));
}

/** The same with all files of a release, for a validator. */
export function releaseIn(folder: string, changed: Readonly<Record<string, Setting>>): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = {
    'clear_state.sh': '#!/bin/sh\nrm -r blockchain_data pos_db\n',
    'log.yaml': '',
  };
  for (const file of [posFiles.config, posFiles.initialNodes, posFiles.privateKey, path.join(POS_DIR, 'genesis_file')])
    files[`pos_config/${path.basename(file)}`] = fs.readFileSync(file);
  return {
    ...programIn(folder, {...POS, ...changed}),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [path.join(folder, name), text])),
  };
}
