import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Address from '@site/src/components/parts/Address';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {ContractRow} from '@site/src/facts/contractRows';

type Props = {
  /**
   * The rows, written by `src/remark/facts`: the contracts of the node itself (`of="internal"`), or those of a space on
   * a network.
   */
  contracts: readonly ContractRow[];
};

/**
 * Contracts with their addresses, from the facts.
 *
 * @example
 * <ContractTable of="espace" net="testnet" />
 */
export default function ContractTable({contracts}: Props): ReactNode {
  const hasNotes = contracts.some(({since}) => since !== undefined);
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'contractTable.name', message: 'Contract', description: 'Column of the contract table'})}
          </th>
          <th scope="col">
            {translate({id: 'contractTable.address', message: 'Address', description: 'Column of the contract table'})}
          </th>
          {hasNotes && (
            <th scope="col">
              {translate({
                id: 'contractTable.since',
                message: 'Since',
                description: 'Column of the contract table: proposal that introduced it',
              })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {contracts.map(({name, address, href, since}) => (
          <tr key={address}>
            <th scope="row">{name}</th>
            <td>
              <Address address={address} href={href} />
            </td>
            {hasNotes && <td>{since}</td>}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
