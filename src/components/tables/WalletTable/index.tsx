import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {Space, Wallet} from '@site/src/facts/types';

/** In words and without colour, so that a screen reader and a colour-blind reader get the same information. */
function serves({spaces}: Wallet, space: Space): string {
  return spaces.includes(space)
    ? translate({
        id: 'walletTable.yes',
        message: 'supported',
        description: 'Wallet table: the wallet serves this space',
      })
    : translate({
        id: 'walletTable.no',
        message: 'not supported',
        description: 'Wallet table: the wallet does not serve this space',
      });
}

type Props = {
  /** Written by `src/remark/facts`. */
  wallets: readonly Wallet[];
};

/** Wallets and the spaces that each one supports. */
export default function WalletTable({wallets}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'walletTable.wallet', message: 'Wallet', description: 'Column of the wallet table'})}
          </th>
          <th scope="col">Core Space</th>
          <th scope="col">eSpace</th>
          <th scope="col">
            {translate({id: 'walletTable.source', message: 'Source code', description: 'Column of the wallet table'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {wallets.map((wallet) => (
          <tr key={wallet.name}>
            <th scope="row">{wallet.url ? <Link href={wallet.url}>{wallet.name}</Link> : wallet.name}</th>
            <td>{serves(wallet, 'core')}</td>
            <td>{serves(wallet, 'espace')}</td>
            <td>
              {wallet.repository ? (
                <Link href={wallet.repository}>{wallet.repository.replace('https://github.com/', '')}</Link>
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
