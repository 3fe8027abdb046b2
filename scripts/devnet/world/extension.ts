import type {Gateway} from '../gateway';
import type {NodePorts} from '../node/toml';
import type {CoreSender} from './coreSender';
import {creationScenario} from './creationScenario';
import type {PoolScenario} from './poolScenario';
import {posStakeScenario} from './posStakeScenario';
import {skippedScenario} from './skippedScenario';

/** Core placeholders that only an extended world has. */
export const EXTENSION: ReadonlySet<string> = new Set([
  'posStaker',
  'posStakeAccount',
  'posPaidEpoch',
  'posPaidPowEpoch',
  'posPivotTxNumber',
  'posElectionTxNumber',
  'posRegisterTxNumber',
  'posVotesTxNumber',
  'posRetireTxNumber',
  'skippedTx',
  'skippedTxBlockHash',
  'skippedTxEpoch',
  'crowdedEpoch',
  'skippedBlockHash',
  'selfDestructTx',
  'selfDestructBlockHash',
  'failedCreationTx',
]);

/**
 * Parts that were added to the known world later. They would move the head of the chain, which many responses contain,
 * so they are built only in worlds that request them.
 */
export async function extensionScenario(
  gateway: Gateway,
  ports: NodePorts,
  core: CoreSender,
  pool: PoolScenario,
): Promise<Record<string, unknown>> {
  const skipped = await skippedScenario(gateway, ports, core.client, [
    pool.raw.core.staleNonce,
    pool.raw.espace.staleNonce,
  ]);
  const creations = await creationScenario(core);
  // PoS comes last, because the number of blocks until it decides on one depends on the clock.
  const values: Record<string, unknown> = {...skipped, ...creations, ...(await posStakeScenario(gateway, core))};
  const odd = [
    ...Object.keys(values).filter((name) => !EXTENSION.has(name)),
    ...[...EXTENSION].filter((name) => !(name in values)),
  ];
  if (odd.length > 0) throw new Error(`EXTENSION and the scenarios disagree on ${odd.join(', ')}`);
  return values;
}
