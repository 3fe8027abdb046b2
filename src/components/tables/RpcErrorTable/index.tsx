import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {
  FinderCode,
  FinderData,
  FinderEntry,
  Space,
} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import styles from './styles.module.css';

interface Props {
  readonly data: FinderData;
  /**
   * `codes`: one row per number; `messages`: the messages that a node of one space sends; otherwise those of one part.
   */
  readonly show: 'codes' | 'messages' | 'pool' | 'vm' | 'contract' | 'gateway';
  readonly space?: Space;
}

const PARTS = ['vm', 'contract', 'gateway'];

function rowsOf({data, show, space}: Props): (FinderEntry | FinderCode)[] {
  const inSpace = (row: {space: string}) => space === undefined || row.space === 'both' || row.space === space;
  if (show === 'codes') return data.codes.filter(inSpace);
  if (show === 'messages') return data.entries.filter((entry) => inSpace(entry) && !PARTS.includes(entry.layer ?? ''));
  return data.entries.filter((entry) => inSpace(entry) && entry.layer === show);
}

function Names({row}: {readonly row: FinderEntry | FinderCode}): ReactNode {
  if ('name' in row) return row.name;
  return (
    <ul className={styles.messages}>
      {row.messages.map((message) => (
        <li key={message}>
          <code>{message}</code>
        </li>
      ))}
    </ul>
  );
}

/** Errors with cause and fix, from the OpenRPC documents and the facts. */
export default function RpcErrorTable(props: Props): ReactNode {
  const rows = rowsOf(props);
  const isCoded = ['codes', 'messages', 'pool'].includes(props.show);
  return (
    <TableScroll className={styles.table}>
      <thead>
        <tr>
          {isCoded && (
            <th scope="col">
              {translate({id: 'rpcErrorTable.code', message: 'Code', description: 'Column: JSON-RPC error code'})}
            </th>
          )}
          <th scope="col">
            {translate({id: 'rpcErrorTable.message', message: 'Message', description: 'Column: text of the node'})}
          </th>
          <th scope="col">
            {translate({id: 'rpcErrorTable.cause', message: 'Cause', description: 'Column: why the error comes'})}
          </th>
          <th scope="col">
            {translate({id: 'rpcErrorTable.fix', message: 'Fix', description: 'Column: how to fix the call'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={'id' in row ? row.id : row.code}>
            {isCoded && <td>{row.code !== undefined && <code>{row.code}</code>}</td>}
            <th scope="row">
              <Names row={row} />
            </th>
            <td>
              <RpcHtml html={row.causeHtml} />
            </td>
            <td>
              <RpcHtml html={row.fixHtml} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
