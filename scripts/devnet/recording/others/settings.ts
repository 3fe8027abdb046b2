import type {StartOptions} from '../../node/process';

/** A chain that hasn't reached the start of PoS, and has none of the changes after it. */
const BEFORE_POS = {pos_reference_enable_height: 1_000_000, cip1559_transition_height: 1_000_000};

/**
 * Nodes whose responses the known world never returns, because their operators set other limits or because they are in
 * another phase. Examples select one with `x-node`; openrpc/README.md describes each.
 */
export const OTHER_NODES = {
  limits: {
    changed: {
      get_logs_filter_max_epoch_range: 10,
      get_logs_filter_max_block_number_range: 10,
      get_logs_filter_max_limit: 1,
      tx_pool_size: 1,
      transaction_epoch_bound: 10,
    },
  },
  pruned: {
    changed: {
      ...BEFORE_POS,
      // Only this mode allows setting the interval of snapshots. A state is dropped with the snapshot that it belongs
      // to.
      mode: 'test',
      dev_allow_phase_change_without_peer: true,
      mining_type: 'disable',
      dev_snapshot_epoch_count: 20,
      era_epoch_count: 40,
      keep_snapshot_before_stable_checkpoint: false,
      additional_maintained_snapshot_count: 0,
      // Makes checkpoints follow each other within a few dozen blocks.
      timer_chain_beta: 2,
      timer_chain_block_difficulty_ratio: 2,
      adaptive_weight_beta: 1,
    },
  },
  behind: {
    // In this mode a node without peers never believes that it is in sync.
    changed: {...BEFORE_POS, mode: 'test', mining_type: 'disable'},
    phase: 'CatchUpSyncBlockHeaderPhase',
  },
} as const satisfies Record<string, StartOptions>;

export type OtherNode = keyof typeof OTHER_NODES;
