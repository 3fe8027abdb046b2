import {curl} from './curl';
import {ethers, viem, web3} from './ethereumLibraries';
import {fetchSample} from './fetch';
import {python} from './python';
import type {SampleKind} from './types';

export {subscriptionKinds, withoutSubscription} from './subscriptions';
export type {SampleCall, SampleKind} from './types';

const KINDS: SampleKind[] = [curl, fetchSample, python, ethers, viem, web3];

/** Ids of the kinds that the plugin provides. */
export const SAMPLE_IDS: readonly string[] = KINDS.map(({id}) => id);

/**
 * The kinds that an instance uses, in its order. Throws for an unknown id.
 *
 * @param own kinds of the site's adapter
 */
export function sampleKinds(ids: readonly string[], own: readonly SampleKind[] = []): SampleKind[] {
  const kinds = [...KINDS, ...own];
  return ids.map((id) => {
    const kind = kinds.find((candidate) => candidate.id === id);
    if (!kind) throw new Error(`Unknown sample "${id}". Known: ${kinds.map((known) => known.id).join(', ')}`);
    return kind;
  });
}
