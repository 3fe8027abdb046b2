import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme/MDXComponents';
import RpcHtml from '@theme/RpcHtml';
import MethodName from '@theme/RpcMethodName';
import {useId, useState, type ReactNode} from 'react';
import {filterRows} from '../../client/filterRows';
import type {MethodRow} from '../../client/pageData';
import styles from './styles.module.css';

function Row({row, hasCounterpart}: {row: MethodRow; hasCounterpart: boolean}): ReactNode {
  return (
    <tr>
      <td>
        <Link to={row.path}>
          <MethodName name={row.method} />
        </Link>
      </td>
      <td>
        <RpcHtml html={row.summary} />
      </td>
      {hasCounterpart && (
        <td>
          {row.counterpart ? (
            <Link to={row.counterpart.path}>
              <MethodName name={row.counterpart.method} />
            </Link>
          ) : (
            '—'
          )}
        </td>
      )}
      <td>
        {row.checked
          ? translate({id: 'rpc.index.checked', message: 'yes', description: 'The examples were run on a node'})
          : translate({id: 'rpc.index.unchecked', message: 'no', description: 'No node could run the examples'})}
      </td>
    </tr>
  );
}

/** The site's own table, including its layout for small screens. */
const Table = MDXComponents.table ?? 'table';

/**
 * All methods of a document in one table. A row must contain every word in the search field. `counterpart` is the
 * heading of that column.
 */
export default function RpcIndex({rows, counterpart}: {rows: MethodRow[]; counterpart?: string}): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const shown = filterRows(rows, words);
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{translate({id: 'rpc.index.filter', message: 'Filter by name or words'})}</label>
        <input id={id} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        <span role="status">
          {translate(
            {id: 'rpc.index.count', message: '{shown} of {all} methods'},
            {shown: String(shown.length), all: String(rows.length)},
          )}
        </span>
      </div>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'rpc.index.method', message: 'Method'})}</th>
            <th scope="col">{translate({id: 'rpc.index.summary', message: 'What it does'})}</th>
            {counterpart && <th scope="col">{counterpart}</th>}
            <th scope="col">{translate({id: 'rpc.index.verified', message: 'Checked on a node'})}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.method} row={row} hasCounterpart={Boolean(counterpart)} />
          ))}
        </tbody>
      </Table>
    </>
  );
}
