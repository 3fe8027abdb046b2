import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {network, type Net} from '@site/src/facts';
import {addressOf} from '@site/src/facts/contracts';
import styles from './styles.module.css';

type Props = {
  /** Name of an internal contract (`Staking`) or id of a deployed one (`wcfxEspace`). */
  of: string;
  net?: Net;
};

/**
 * The address of a contract, with a copy button and a link to the explorer of its network.
 *
 * @example
 * The contract is at <Address of="CrossSpaceCall" />.
 */
export default function Address({of, net = 'mainnet'}: Props): ReactNode {
  const {space, address} = addressOf(of, net);
  return (
    <span className={styles.root}>
      <code className={styles.address}>{address}</code>
      <span className={styles.tools}>
        <CopyButton value={address} />
        <Link
          href={`${network(space, net).explorer}/address/${address}`}
          aria-label={translate({id: 'address.explorer', message: 'View {address} in the explorer', description: 'Accessible name of the link beside an address'}, {address})}>
          {translate({id: 'address.show', message: 'Explorer', description: 'Link beside an address; opens the block explorer'})}
        </Link>
      </span>
    </span>
  );
}
