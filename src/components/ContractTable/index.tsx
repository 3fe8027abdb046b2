import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Address from '@site/src/components/Address';
import TableScroll from '@site/src/components/TableScroll';
import type {Net, Space} from '@site/src/facts';
import {deployedContracts, internalContracts} from '@site/src/facts/contracts';

type Props = {
  /** `internal`: the contracts of the node itself. Else the contracts that were deployed in a space. */
  of: 'internal' | Space;
  net?: Net;
};

/** Name, id for `<Address>` and first version of each contract in the table. */
function rowsOf(of: Props['of'], net: Net): {id: string; name: string; note?: string}[] {
  return of === 'internal'
    ? internalContracts.map(({name, since}) => ({id: name, name, note: since}))
    : deployedContracts.filter((one) => one.space === of && one.net === net && one.kind !== 'bridge part');
}

/**
 * Contracts with their addresses, from the facts.
 *
 * @example
 * <ContractTable of="espace" net="testnet" />
 */
export default function ContractTable({of, net = 'mainnet'}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">{translate({id: 'contractTable.name', message: 'Contract', description: 'Column of the contract table'})}</th>
          <th scope="col">{translate({id: 'contractTable.address', message: 'Address', description: 'Column of the contract table'})}</th>
          {of === 'internal' && <th scope="col">{translate({id: 'contractTable.since', message: 'Since', description: 'Column of the contract table: proposal that introduced it'})}</th>}
        </tr>
      </thead>
      <tbody>
        {rowsOf(of, net).map(({id, name, note}) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Address of={id} net={net} />
            </td>
            {of === 'internal' && <td>{note}</td>}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
