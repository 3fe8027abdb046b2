import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Network} from '@site/src/facts/types';
import {addNetwork} from './addNetwork';
import {message, type State} from './messages';
import {findProvider} from './provider';
import styles from './styles.module.css';

type Props = {
  /**
   * eSpace network to add, which `src/remark/facts` writes from `net`. Core Space has no such request, because its
   * wallets include the networks.
   */
  network: Network;
};

/** Button that adds an eSpace network to the reader's wallet, with a line for the result. */
export default function AddToWallet({network}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');

  async function add(): Promise<void> {
    if (state === 'adding') return;
    const provider = findProvider();
    if (!provider) {
      setState('noWallet');
      return;
    }
    setState('adding');
    setState(await addNetwork(provider, network));
  }

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-disabled={state === 'adding'}
        onClick={() => void add()}
      >
        <Translate id="addToWallet.button">Add to wallet</Translate>
      </button>
      <span role="status" className={clsx(styles.message, styles[state])} data-state={state}>
        {message(state)}
      </span>
    </div>
  );
}
