import {cive, jsConfluxSdk} from './coreLibraries';
import {curl} from './curl';
import {ethers, viem, web3} from './espaceLibraries';
import {fetchSample} from './fetch';
import {python} from './python';
import type {SampleId, SampleKind} from './types';

export type {SampleCall, SampleId, SampleKind} from './types';

const KINDS: SampleKind[] = [curl, fetchSample, python, ethers, viem, web3, jsConfluxSdk, cive];

/** The kinds that an instance asks for, in its order; an unknown id is a programming error. */
export function sampleKinds(ids: readonly SampleId[]): SampleKind[] {
  return ids.map((id) => {
    const kind = KINDS.find((candidate) => candidate.id === id);
    if (!kind) throw new Error(`Unknown sample "${id}". Known: ${KINDS.map((known) => known.id).join(', ')}`);
    return kind;
  });
}
