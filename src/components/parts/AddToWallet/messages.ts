import {translate} from '@docusaurus/Translate';
import type {Outcome} from './addNetwork';

export type State = 'idle' | 'adding' | 'noWallet' | Outcome;

/** The text of the line below the button in each state; empty before the first click. */
export const message = (state: State): string =>
  ({
    idle: '',
    adding: translate({
      id: 'addToWallet.adding',
      message: 'Confirm in your wallet.',
      description: 'Add to wallet: waiting for the reader',
    }),
    added: translate({id: 'addToWallet.added', message: 'Added to your wallet.', description: 'Add to wallet: done'}),
    present: translate({
      id: 'addToWallet.present',
      message: 'Your wallet already had this network and has switched to it.',
      description: 'Add to wallet: the network was there',
    }),
    rejected: translate({
      id: 'addToWallet.rejected',
      message: 'You rejected the request, so nothing changed.',
      description: 'Add to wallet: the reader declined',
    }),
    failed: translate({
      id: 'addToWallet.failed',
      message: 'Your wallet didn’t add the network. Open the wallet, close any pending requests and try again.',
      description: 'Add to wallet: an error',
    }),
    noWallet: translate({
      id: 'addToWallet.noWallet',
      message: 'No wallet found in this browser. Install one and reload the page, or enter the values manually.',
      description: 'Add to wallet: the browser has no wallet',
    }),
  })[state];
