import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/parts/CopyButton';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {PriceFeed} from '@site/src/facts/types';

type Props = {
  /** Written by `src/remark/facts`. */
  feeds: readonly PriceFeed[];
};

/** Pairs of the network's price oracle, each with the id that a contract requests and the exponent of its prices. */
export default function PriceFeedTable({feeds}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'priceFeedTable.pair', message: 'Pair', description: 'Column of the table of price feeds'})}
          </th>
          <th scope="col">
            {translate({
              id: 'priceFeedTable.id',
              message: 'Feed ID',
              description: 'Column of the table of price feeds',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'priceFeedTable.exponent',
              message: 'Exponent',
              description: 'Column of the table of price feeds: power of ten of the price',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {feeds.map(({pair, id, expo}) => (
          <tr key={id}>
            <th scope="row">{pair}</th>
            <td>
              <code>{id}</code> <CopyButton value={id} />
            </td>
            <td>{`\u2212${Math.abs(expo)}`}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
