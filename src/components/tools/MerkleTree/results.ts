import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Entry, Tree} from './tree';

/** A list with its tree, and the entry whose proof is shown. */
export interface Shown {
  readonly entries: readonly Entry[];
  readonly tree: Tree;
  /** Counted from 1; undefined if the reader's number isn't on the list. */
  readonly number: number | undefined;
}

/** A proof as the argument of a function, which can be pasted into a call. */
const proofText = (proof: readonly string[]): string => `[${proof.map((hash) => `"${hash}"`).join(',')}]`;

/** The rows below the fields. Without a valid list, they are empty but keep their places. */
export function resultsOf(shown: Shown | undefined): Result[] {
  const index = shown?.number === undefined ? undefined : shown.number - 1;
  const proof = index === undefined ? undefined : shown!.tree.proofOf(index);
  return [
    {label: translate({id: 'merkle.root', message: 'Root, for the contract'}), code: shown?.tree.root, isMain: true},
    {label: translate({id: 'merkle.count', message: 'Entries'}), text: shown && localNumber(shown.entries.length)},
    {
      label: translate({id: 'merkle.address', message: 'Address in the leaf'}),
      code: index === undefined ? undefined : shown!.entries[index]!.hex,
    },
    {
      label: translate({id: 'merkle.leaf', message: 'Leaf'}),
      code: index === undefined ? undefined : shown!.tree.leaves[index],
    },
    {label: translate({id: 'merkle.proof', message: 'Proof, for the claim'}), code: proof && proofText(proof)},
  ];
}
