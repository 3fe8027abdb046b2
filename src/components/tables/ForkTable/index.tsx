import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {HardFork} from '@site/src/facts/types';

/** First height at which an upgrade changed anything: an epoch, or a block where no epoch is set. */
function height({epoch, block}: {epoch?: number; block?: number}): string {
  if (epoch !== undefined) return localNumber(epoch);
  if (block === undefined) return '–';
  return translate(
    {id: 'forkTable.block', message: 'block {number}', description: 'Height counted in blocks, not epochs'},
    {number: localNumber(block)},
  );
}

const nameOf = ({version, name}: HardFork): string => (name ? `${version} ${name}` : version);

type Props = {
  /** Oldest first; written by `src/remark/facts`. */
  forks: readonly HardFork[];
};

/** Every network upgrade, newest first, with the heights of both networks. */
export default function ForkTable({forks}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'forkTable.version', message: 'Version', description: 'Column of the upgrade table'})}
          </th>
          <th scope="col">
            {translate({
              id: 'forkTable.client',
              message: 'First mainnet release',
              description: 'Column of the upgrade table: first release',
            })}
          </th>
          <th scope="col">
            {translate({id: 'forkTable.mainnet', message: 'Mainnet epoch', description: 'Column of the upgrade table'})}
          </th>
          <th scope="col">
            {translate({
              id: 'forkTable.date',
              message: 'Date',
              description: 'Column of the upgrade table: main network',
            })}
          </th>
          <th scope="col">
            {translate({id: 'forkTable.testnet', message: 'Testnet epoch', description: 'Column of the upgrade table'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...forks].reverse().map((fork) => (
          <tr key={fork.version}>
            <th scope="row">{nameOf(fork)}</th>
            <td>
              <code>{fork.client}</code>
            </td>
            <td>{height(fork.mainnet)}</td>
            <td>{fork.mainnet.date ?? '–'}</td>
            <td>{height(fork.testnet)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
