import {translate} from '@docusaurus/Translate';
import {explain} from '@site/src/components/tools/LiveRequest/Answer/explain';
import {LOOK_MS} from '../live/watch';
import type {Live} from '../Panel/useLive';

/** A node's own message can be of any length. */
const LONGEST_ADVICE = 300;

type Ended = Extract<Live, {kind: 'ended'}>['ending'];

/** Why no further request is sent. */
function endText(ending: Ended): string {
  switch (ending.kind) {
    case 'final':
      return translate({
        id: 'epochPlayer.end.final',
        message: 'All drawn epochs are final, so the player has stopped querying the network.',
      });
    case 'enough':
      return translate({
        id: 'epochPlayer.end.enough',
        message:
          'The drawn epochs still aren’t final after several minutes, so the player has stopped querying the network. Finality might be delayed.',
      });
    case 'tooMany':
      return translate({
        id: 'epochPlayer.end.tooMany',
        message: 'There are more blocks than the player can draw, so it has stopped querying the network.',
      });
    case 'switched':
      return translate({
        id: 'epochPlayer.end.switched',
        message: 'The end of the pivot chain changed while it was being read. Try again.',
      });
    case 'contradiction':
      return translate({
        id: 'epochPlayer.end.contradiction',
        message:
          'The responses contradict each other, so they aren’t shown. Something other than a Conflux node might have responded.',
      });
    case 'unexpected':
      return translate({
        id: 'epochPlayer.end.unexpected',
        message:
          'The endpoint returned something other than an epoch number, a list of blocks or a block. Something other than a Conflux node might have responded.',
      });
    default: {
      const {title, advice} = explain(ending);
      return translate(
        {
          id: 'epochPlayer.end.failed',
          message: '{title}. {advice}',
          description: 'Why there are no live blocks, in a short line and in a sentence',
        },
        {title, advice: advice.slice(0, LONGEST_ADVICE)},
      );
    }
  }
}

/** The state of the connection to the network. */
export function networkText(live: Live): string {
  switch (live.kind) {
    case 'idle':
      return translate({
        id: 'epochPlayer.live.idle',
        message: 'This is the recording. Your browser queries the network only after you press “Show live blocks”.',
      });
    case 'asking':
      return translate({
        id: 'epochPlayer.live.asking',
        message: 'Reading the latest epochs, one request after the other.',
      });
    case 'live':
      return translate(
        {
          id: 'epochPlayer.live.live',
          message: 'Live: the four epoch numbers are queried every {seconds} s until the drawn epochs are final.',
        },
        {seconds: String(LOOK_MS / 1000)},
      );
    case 'ended':
      return endText(live.ending);
  }
}

/** Label and options of the choice between the networks. */
export const choiceText = (): string => translate({id: 'epochPlayer.network', message: 'Network'});
export const netText = (net: 'mainnet' | 'testnet'): string =>
  net === 'mainnet'
    ? translate({id: 'hardforkStatus.mainnet', message: 'Mainnet'})
    : translate({id: 'hardforkStatus.testnet', message: 'Testnet'});
