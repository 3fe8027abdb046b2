import {translate} from '@docusaurus/Translate';
import type {Heads} from '../model/film';

/** The meaning of one of the four epoch numbers. */
export function headText(tag: keyof Heads): string {
  switch (tag) {
    case 'latest_mined':
      return translate({id: 'epochPlayer.head.mined', message: 'the latest epoch'});
    case 'latest_state':
      return translate({id: 'epochPlayer.head.state', message: 'the latest executed epoch'});
    case 'latest_confirmed':
      return translate({id: 'epochPlayer.head.confirmed', message: 'up to here, a change of the order is unlikely'});
    case 'latest_finalized':
      return translate({id: 'epochPlayer.head.finalized', message: 'up to here, proof of stake rules out a change'});
  }
}

/** Where the result of an epoch can be checked. */
export const rootText = (epoch: number, shownAt: number, deferral: number): string =>
  translate(
    {
      id: 'epochPlayer.root',
      message:
        'The state root after epoch {number} appears as deferredStateRoot in the pivot block of epoch {shownAt}, {deferral} epochs later.',
      description: 'deferredStateRoot is a field',
    },
    {number: String(epoch), shownAt: String(shownAt), deferral: String(deferral)},
  );

/** The same while the block is in no epoch. */
export const noRootText = (deferral: number): string =>
  translate(
    {
      id: 'epochPlayer.root.none',
      message:
        'The state root after an epoch appears as deferredStateRoot in the pivot block {deferral} epochs later. This block is in no epoch yet.',
      description: 'deferredStateRoot is a field',
    },
    {deferral: String(deferral)},
  );
