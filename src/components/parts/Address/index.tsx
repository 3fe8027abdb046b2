import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/parts/CopyButton';
import styles from './styles.module.css';

type Props = {
  /** Address in the form of its space. In pages, `src/remark/facts` writes it, and `href`, from `of` and `net`. */
  address: string;
  /** Its page in the explorer. */
  href: string;
};

/**
 * The address of a contract, with a copy button and a link to the explorer of its network. `of` is the name of an
 * internal contract (`Staking`) or the id of a deployed one (`wcfxEspace`), `net` is mainnet by default.
 *
 * @example
 * The contract is at <Address of="CrossSpaceCall" />.
 */
export default function Address({address, href}: Props): ReactNode {
  return (
    <span className={styles.root}>
      <code className={styles.address}>{address}</code>
      <span className={styles.tools}>
        <CopyButton value={address} />
        <Link
          href={href}
          aria-label={translate({id: 'address.explorer', message: 'View {address} in the explorer'}, {address})}
        >
          {translate({
            id: 'address.show',
            message: 'Explorer',
            description: 'Link beside an address that opens the block explorer',
          })}
        </Link>
      </span>
    </span>
  );
}
