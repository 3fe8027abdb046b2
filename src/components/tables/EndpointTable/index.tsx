import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Net, Network} from '@site/src/facts/types';
import {rowsOf} from './rows';
import styles from './styles.module.css';

type Props = {
  /** Written by `src/remark/facts` from `space` and `net`. */
  network: Network;
};

/** "Conflux eSpace testnet" in the reader's language. */
function nameOf(space: string, net: Net): string {
  return net === 'mainnet'
    ? translate({id: 'endpointTable.mainnet', message: 'Conflux {space} mainnet'}, {space})
    : translate({id: 'endpointTable.testnet', message: 'Conflux {space} testnet'}, {space});
}

/**
 * Everything that connects a program or a wallet to one network, from `src/facts/networks.json`, with copy buttons.
 * A description list, so that a value can be below its label on a phone.
 *
 * @example
 * <EndpointTable space="espace" net="testnet" />
 */
export default function EndpointTable({network}: Props): ReactNode {
  const name = network.space === 'Core' ? 'Core Space' : network.space;
  return (
    <figure className={styles.figure} data-network={network.id}>
      <figcaption className={styles.caption}>{nameOf(name, network.net)}</figcaption>
      <dl className={styles.list}>
        {rowsOf(network).map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.cell}>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
