import path from 'node:path';

/** A flat TOML value of the node's configuration. */
export type Setting = string | number | boolean;

/** Ports that one node listens on, all on 127.0.0.1. `local` serves the test and debug methods that make blocks. */
export interface NodePorts {
  core: number;
  coreWs: number;
  espace: number;
  espaceWs: number;
  local: number;
  p2p: number;
}

/** Where the files of the one-validator proof-of-stake genesis are. */
export interface PosFiles {
  config: string;
  initialNodes: string;
  privateKey: string;
}

export interface NodeSettingsInput {
  dataDir: string;
  ports: NodePorts;
  pos: PosFiles;
  /**
   * Account that receives the reward of every block, 40 hex digits. Without one, blocks have no miner and pay no
   * reward.
   */
  miner: string;
  /** File with one private key per line. Each account gets 10,000 CFX in Core Space and in eSpace. */
  genesisSecrets: string;
  /** Chain IDs of Core Space and eSpace. By default, those of the testnet, which the reference shows first. */
  chainIds?: readonly [core: number, espace: number];
  /** Settings of a page or a test, which replace those below. */
  changed?: Readonly<Record<string, Setting>>;
}

/** The chain IDs of the testnet (`src/facts/networks.json`). */
export const TEST_NETWORK_CHAIN_IDS = [1, 71] as const;

/** Blocks in a voting period for chain parameters. On the public networks, a period takes about two months. */
export const VOTE_PERIOD = 40;

/** Activates every protocol change from the first block. Without these lines, the node uses the heights of mainnet. */
const HARD_FORKS: Record<string, Setting> = {
  default_transition_time: 1,
  tanzanite_transition_height: 1,
  hydra_transition_number: 1,
  hydra_transition_height: 1,
  // CIP-43 limits the initial PoS registration to a period. With an unreachable end, registration works without a PoS
  // start.
  cip43_init_end_number: 18446744073709551,
  dao_vote_transition_number: 1,
  dao_vote_transition_height: 1,
  sigma_fix_transition_number: 1,
  cip107_transition_number: 1,
  cip112_transition_height: 1,
  cip113_transition_height: 1,
  cip118_transition_number: 1,
  cip119_transition_number: 1,
  base_fee_burn_transition_number: 1,
  base_fee_burn_transition_height: 1,
  cip1559_transition_height: 1,
  cancun_opcodes_transition_number: 1,
  c2_fix_transition_height: 1,
  // CIP-7702: code of externally owned accounts.
  eoa_code_transition_height: 1,
};

/** Keeps the state caches small: 115 MB of memory instead of 580 MB. */
const SMALL_CACHES: Record<string, Setting> = {
  storage_delta_mpts_cache_size: 200_000,
  storage_delta_mpts_cache_start_size: 100_000,
  storage_delta_mpts_slab_idle_size: 10_000,
  storage_delta_mpts_node_map_vec_size: 200_000,
};

/**
 * The node's whole configuration. Blocks are made only on request, because mining by interval deadlocks v3.0.2 as soon
 * as a client requests the fee history.
 */
export function nodeSettings({
  dataDir,
  ports,
  pos,
  miner,
  genesisSecrets,
  chainIds = TEST_NETWORK_CHAIN_IDS,
  changed = {},
}: NodeSettingsInput): Record<string, Setting> {
  return {
    mode: 'dev',
    node_type: 'full',
    conflux_data_dir: dataDir,
    block_db_dir: path.join(dataDir, 'blockchain_db'),
    netconf_dir: path.join(dataDir, 'net_config'),
    block_db_type: 'sqlite',
    chain_id: chainIds[0],
    evm_chain_id: chainIds[1],
    mining_author: miner,
    genesis_secrets: genesisSecrets,
    genesis_evm_secrets: genesisSecrets,
    // Immediate packing works only for Core transactions, so the gateway makes the blocks for both spaces.
    dev_pack_tx_immediately: false,
    // Packs eSpace transactions in every block. On the public networks, every fifth block can contain them.
    evm_transaction_block_ratio: 1,
    // Floors of the gas price in drip, as on the public networks.
    min_native_base_price: 1_000_000_000,
    min_eth_base_price: 20_000_000_000,
    // Without its own floor, the pool keeps an underpriced transaction instead of rejecting it.
    tx_pool_min_native_tx_gas_price: 1_000_000_000,
    tx_pool_min_eth_tx_gas_price: 20_000_000_000,
    jsonrpc_http_port: ports.core,
    jsonrpc_ws_port: ports.coreWs,
    jsonrpc_http_eth_port: ports.espace,
    jsonrpc_ws_eth_port: ports.espaceWs,
    jsonrpc_local_http_port: ports.local,
    jsonrpc_http_threads: 4,
    tcp_port: ports.p2p,
    udp_port: ports.p2p,
    public_rpc_apis: 'all',
    public_evm_rpc_apis: 'all',
    executive_trace: true,
    persist_tx_index: true,
    persist_block_number_index: true,
    // A value enables filters. A filter is removed if it isn't polled for this time.
    poll_lifetime_in_seconds: 60,
    // Without peers and without probing a router, the start takes 0.5 s instead of 6 s.
    enable_discovery: false,
    public_address: '127.0.0.1',
    check_phase_change_period_ms: 20,
    params_dao_vote_period: VOTE_PERIOD,
    pos_reference_enable_height: 0,
    pos_config_path: pos.config,
    pos_initial_nodes_path: pos.initialNodes,
    pos_private_key_path: pos.privateKey,
    dev_pos_private_key_encryption_password: '123456',
    // A PoS term of four rounds and a short deferral: finality moves within seconds.
    pos_round_per_term: 4,
    pos_pivot_decision_defer_epoch_count: 5,
    cip113_pivot_decision_defer_epoch_count: 5,
    ...SMALL_CACHES,
    ...HARD_FORKS,
    ...changed,
  };
}

/** Writes flat settings as TOML; JSON strings are valid basic TOML strings. */
export function toToml(settings: Readonly<Record<string, Setting>>): string {
  return Object.entries(settings)
    .map(([key, value]) => `${key} = ${typeof value === 'string' ? JSON.stringify(value) : String(value)}\n`)
    .join('');
}
