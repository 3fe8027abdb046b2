import {translate} from '@docusaurus/Translate';
import type {Outcome} from './addNetwork';

export type State = 'idle' | 'adding' | 'noWallet' | Outcome;

/** The text of the line below the button in each state; empty before the first click. */
export const message = (state: State): string =>
  ({
    idle: '',
    adding: translate({id: 'addToWallet.adding', message: 'Confirm in your wallet.'}),
    added: translate({id: 'addToWallet.added', message: 'Added to your wallet.'}),
    present: translate({
      id: 'addToWallet.present',
      message: 'Your wallet already had this network and has switched to it.',
    }),
    rejected: translate({id: 'addToWallet.rejected', message: 'You rejected the request, so nothing changed.'}),
    failed: translate({
      id: 'addToWallet.failed',
      message: 'Your wallet didn’t add the network. Open the wallet, close any pending requests and try again.',
    }),
    noWallet: translate({
      id: 'addToWallet.noWallet',
      message: 'No wallet found in this browser. Install one and reload the page, or enter the values manually.',
    }),
  })[state];
