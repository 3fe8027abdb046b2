import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import Table from '@site/src/components/parts/Table';
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
  const isCoded = ['codes', 'messages', 'pool'].includes(props.show);
  const code = translate({id: 'rpcErrorTable.code', message: 'Code'});
  const columns = [
    translate({id: 'rpcErrorTable.message', message: 'Message'}),
    translate({id: 'rpcErrorTable.cause', message: 'Cause'}),
    translate({id: 'rpcErrorTable.fix', message: 'Fix'}),
  ];
  const rows = rowsOf(props).map((row) => [
    ...(isCoded ? [row.code !== undefined && <code>{row.code}</code>] : []),
    <Names row={row} />,
    <RpcHtml html={row.causeHtml} />,
    <RpcHtml html={row.fixHtml} />,
  ]);
  return (
    <Table
      className={clsx(styles.table, isCoded && styles.coded)}
      columns={[...(isCoded ? [code] : []), ...columns].map((name) => ({name}))}
      rows={rows}
      header={isCoded ? 1 : 0}
    />
  );
}
