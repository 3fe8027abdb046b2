import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {network, type Net, type Space} from '@site/src/facts';
import {rowsOf} from './rows';
import styles from './styles.module.css';

type Props = {space: Space; net: Net};

/** "Conflux eSpace, test network" in the reader's language. */
function nameOf(space: string, net: Net): string {
  return net === 'mainnet'
    ? translate({id: 'endpointTable.mainnet', message: 'Conflux {space} mainnet', description: 'Caption of an endpoint table'}, {space})
    : translate({id: 'endpointTable.testnet', message: 'Conflux {space} testnet', description: 'Caption of an endpoint table'}, {space});
}

/**
 * Everything that connects a program or a wallet to one network, from `src/facts/networks.json`, with copy buttons.
 * A description list, so that label and value can stand below each other on a phone.
 *
 * @example
 * <EndpointTable space="espace" net="testnet" />
 */
export default function EndpointTable({space, net}: Props): ReactNode {
  const facts = network(space, net);
  const name = facts.space === 'Core' ? 'Core Space' : facts.space;
  return (
    <figure className={styles.figure} data-network={facts.id}>
      <figcaption className={styles.caption}>{nameOf(name, net)}</figcaption>
      <dl className={styles.list}>
        {rowsOf(facts).map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.cell}>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
