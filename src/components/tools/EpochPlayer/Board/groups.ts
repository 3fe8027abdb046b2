import type {Group} from '@site/src/components/parts/BlockGraph/lanes';
import type {Scene} from '../model/scene';

/** The lanes of a frame: one for each epoch, and one for the blocks without an epoch if there are any. */
export const groupsOf = ({epochs, loose}: Scene): Group[] => [
  ...epochs.map(({blocks}) => ({members: blocks, hasPivot: true})),
  ...(loose.length > 0 ? [{members: loose, hasPivot: false}] : []),
];
