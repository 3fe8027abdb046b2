import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {LinkedContract, PoolRow} from '@site/src/facts/poolRows';

/** A contract with a link to the explorer of its space, or a dash where no source states one. */
function contract(one?: LinkedContract): ReactNode {
  return one ? (
    <Link href={one.href}>
      <code className="wraps">{one.address}</code>
    </Link>
  ) : (
    '–'
  );
}

type Props = {
  /**
   * Written by `src/remark/facts` from `of`: `pools`, or `bridges` for eSpace pools with the contract in Core Space
   * that stakes for them.
   */
  pools: readonly PoolRow[];
};

/** Staking pools of mainnet and the contracts behind them. */
export default function PoolTable({pools}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'poolTable.pool', message: 'Pool', description: 'Column of the table of staking pools'})}
          </th>
          <th scope="col">
            {translate({
              id: 'poolTable.core',
              message: 'Contract in Core Space',
              description: 'Column of the table of staking pools',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'poolTable.espace',
              message: 'Contract in eSpace',
              description: 'Column of the table of staking pools',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {pools.map(({name, url, core, espace}) => (
          <tr key={name}>
            <th scope="row">{url ? <Link href={url}>{name}</Link> : name}</th>
            <td>{contract(core)}</td>
            <td>{contract(espace)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
