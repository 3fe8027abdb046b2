import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import RpcMethodName from '@theme/RpcMethodName';
import {servedText} from '@site/src/components/tables/RpcMethodTable/served';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import Filter from './Filter';
import {filterRows, type View} from './filter';
import styles from './styles.module.css';
import {standardText} from './texts';

/** `v3.0.2` of `conflux-rust/v3.0.2-fd68efe-20260110`. */
const versionOf = (node: string): string => /v\d+(?:\.\d+)+/.exec(node)?.[0] ?? node;

function Row({row}: {readonly row: CompatibilityRow}): ReactNode {
  const name = <RpcMethodName name={row.method} />;
  const isThere = row.served === 'served' || row.served === 'newer';
  return (
    <tr>
      <th scope="row">{row.path ? <Link to={row.path}>{name}</Link> : name}</th>
      <td>{standardText(row.standard)}</td>
      <td className={isThere ? styles.served : styles.missing}>{servedText(row.served)}</td>
      <td className={styles.checked}>
        {row.checked ? (
          <>
            {versionOf(row.checked.node)} <time className={styles.date}>{row.checked.date}</time>
          </>
        ) : (
          '–'
        )}
      </td>
      <td>{row.differencesHtml ? <RpcHtml html={row.differencesHtml} /> : '–'}</td>
    </tr>
  );
}

/**
 * Every method of Ethereum and of eSpace: whether it is served, the node that it was checked on, and the differences.
 * Complete without scripts.
 */
export default function RpcCompatibility({rows}: {readonly rows: CompatibilityRow[]}): ReactNode {
  const [view, setView] = useState<View>('all');
  const [words, setWords] = useState('');
  const shown = filterRows(rows, view, words);
  return (
    <>
      <Filter view={view} words={words} shown={shown.length} all={rows.length} onView={setView} onWords={setWords} />
      <TableScroll className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'compatibility.method', message: 'Method'})}</th>
            <th scope="col">{translate({id: 'compatibility.standard', message: 'Ethereum standard'})}</th>
            <th scope="col">{translate({id: 'compatibility.served', message: 'Supported'})}</th>
            <th scope="col">{translate({id: 'compatibility.checked', message: 'Checked'})}</th>
            <th scope="col">{translate({id: 'compatibility.differences', message: 'Differences or alternatives'})}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.method} row={row} />
          ))}
        </tbody>
      </TableScroll>
    </>
  );
}
