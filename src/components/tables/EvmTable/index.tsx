import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {EvmKind, EvmRow} from '@site/src/facts/evmRows';
import {statusText} from './texts';

function Eip({eip}: {readonly eip?: number}): ReactNode {
  return eip ? <Link href={`https://eips.ethereum.org/EIPS/eip-${eip}`}>{`EIP-${eip}`}</Link> : '–';
}

function Row({row, of}: {readonly row: EvmRow; readonly of: EvmKind}): ReactNode {
  const {code, last, name, eip, since, status, run} = row;
  const notRun = translate({
    id: 'evmTable.notRun',
    message: '(from the source code)',
    description: 'Mark of an EIP that was not run',
  });
  return (
    <tr>
      {of === 'eips' ? (
        <th scope="row">
          <Eip eip={eip} />
        </th>
      ) : (
        <th scope="row">
          <code>{code}</code>
          {last && (
            <>
              {' – '}
              <code>{last}</code>
            </>
          )}
        </th>
      )}
      <td>{of === 'opcodes' ? <code>{name}</code> : name}</td>
      {of !== 'eips' && (
        <td>
          <Eip eip={eip} />
        </td>
      )}
      <td>{since ? `V${since}` : '–'}</td>
      <td>{run === false ? `${statusText(status)} ${notRun}` : statusText(status)}</td>
    </tr>
  );
}

/**
 * Opcodes, proposals or precompiled contracts of eSpace's virtual machine, compared with Ethereum's.
 * `src/remark/facts` writes the rows.
 *
 * @example
 * <EvmTable of="opcodes" />
 */
export default function EvmTable({of, rows}: {readonly of: EvmKind; readonly rows: readonly EvmRow[]}): ReactNode {
  const first = {
    opcodes: translate({id: 'evmTable.byte', message: 'Byte', description: 'Column: byte of an opcode'}),
    eips: 'EIP',
    precompiles: translate({
      id: 'evmTable.address',
      message: 'Address',
      description: 'Column: address of a precompiled contract',
    }),
  }[of];
  return (
    <TableScroll stacks={false}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{translate({id: 'evmTable.name', message: 'Name', description: 'Column'})}</th>
          {of !== 'eips' && <th scope="col">EIP</th>}
          <th scope="col">
            {translate({id: 'evmTable.since', message: 'Since', description: 'Column: version of the node'})}
          </th>
          <th scope="col">
            {translate({
              id: 'evmTable.status',
              message: 'In eSpace',
              description: 'Column: as on Ethereum, differs, not there',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.code ?? ''}${row.eip ?? ''}${row.name}`} row={row} of={of} />
        ))}
      </tbody>
    </TableScroll>
  );
}
