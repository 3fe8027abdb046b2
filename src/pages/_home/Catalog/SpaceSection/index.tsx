import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {SpaceMark} from '@site/src/components/parts/Space';
import {network} from '@site/src/facts/networkFacts';
import type {Space} from '@site/src/facts/types';
import type {Entry} from '../catalog';
import LinkRow from '../LinkRow';
import styles from './styles.module.css';

type Props = {space: Space; entries: Entry[]; children: ReactNode};

/** One space of the catalog: its name, a description, the facts that a developer needs first, and links. */
export default function SpaceSection({space, entries, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, `accent-${space}`)} aria-labelledby={`catalog-${space}`}>
      <h2 id={`catalog-${space}`} className={styles.name}>
        <SpaceMark space={space} />
        {space === 'core' ? 'Core Space' : 'eSpace'}
      </h2>
      <p className={styles.intro}>{children}</p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Translate id="home.fact.mainnet">Mainnet chain ID</Translate>
          </dt>
          <dd>{network(space, 'mainnet').chainId}</dd>
        </div>
        <div>
          <dt>
            <Translate id="home.fact.testnet">Testnet chain ID</Translate>
          </dt>
          <dd>{network(space, 'testnet').chainId}</dd>
        </div>
        <div>
          <dt>
            <Translate id="home.fact.address">Addresses</Translate>
          </dt>
          <dd>
            <code>{space === 'core' ? 'cfx:aa…' : '0x…'}</code>
          </dd>
        </div>
      </dl>
      <ul role="list" className={styles.list}>
        {entries.map((entry) => (
          <LinkRow key={entry.to} {...entry} />
        ))}
      </ul>
    </section>
  );
}
