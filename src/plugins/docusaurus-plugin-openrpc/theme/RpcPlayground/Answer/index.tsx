import {translate} from '@docusaurus/Translate';
import {useMemo, useState, type ReactNode} from 'react';
import {explain, type Explanation, type KnownNames, type ValueHints} from '../../../client/explain';
import {toJsonText, toTree, type TreeRow} from '../../../client/jsonTree';
import type {SchemaView} from '../../../client/pageData';
import {hintsAt} from '../../../client/schemaHints';
import styles from '../styles.module.css';

/** Text of a value that is not a container; long ones are cut, the copy button has all of it. */
function scalarText(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

function explanationText(item: Explanation): string {
  switch (item.kind) {
    case 'coin':
      return `${item.text} ${item.unit}`;
    case 'hexAddress':
      return translate({id: 'rpc.explain.hexAddress', message: '{text} (network {network}, {type})', description: 'Hex form, network and kind of an address'}, {text: item.text, network: String(item.network), type: item.type});
    case 'text':
      return translate({id: 'rpc.explain.text', message: 'revert text: {text}', description: 'Text inside revert data'}, {text: item.text});
    default:
      return item.text;
  }
}

interface RowProps {
  row: TreeRow;
  hints: ValueHints;
  known: KnownNames;
  networkId: number | undefined;
}

function Row({row, hints, known, networkId}: RowProps): ReactNode {
  const notes = row.size === undefined ? explain(row.value, hints, known, networkId) : [];
  const size = Array.isArray(row.value) ? `[${row.size}]` : `{${row.size}}`;
  return (
    <li className={styles.row} style={{paddingInlineStart: `${Math.min(row.depth, 12)}rem`}}>
      {row.name && <span className={styles.key}>{row.name}: </span>}
      <code>{row.size === undefined ? scalarText(row.value) : size}</code>
      {notes.map((note) => (
        <span key={note.kind} className={styles.explanation}>
          {explanationText(note)}
        </span>
      ))}
    </li>
  );
}

interface AnswerProps {
  value: unknown;
  schema: SchemaView;
  known: KnownNames;
  networkId: number | undefined;
}

/** An answer, explained value by value or as JSON. All of it is text: nothing of an answer becomes markup. */
export default function Answer({value, schema, known, networkId}: AnswerProps): ReactNode {
  const [isExplained, setExplained] = useState(true);
  const tree = useMemo(() => toTree(value), [value]);
  const json = useMemo(() => toJsonText(value), [value]);
  return (
    <>
      {json !== undefined && (
        <button type="button" className={styles.toggle} aria-pressed={isExplained} onClick={() => setExplained(!isExplained)}>
          {translate({id: 'rpc.answer.explain', message: 'Explain', description: 'Toggle between explained values and JSON'})}
        </button>
      )}
      {isExplained || json === undefined ? (
        <ul className={styles.tree} tabIndex={0} aria-label={translate({id: 'rpc.answer.label', message: 'Answer', description: 'Name of the list of values'})}>
          {tree.rows.map((row) => (
            <Row key={row.pointer} row={row} hints={hintsAt(schema, row.pointer)} known={known} networkId={networkId} />
          ))}
        </ul>
      ) : (
        <pre className={styles.json} tabIndex={0}>
          {json.length > 200_000 ? `${json.slice(0, 200_000)}…` : json}
        </pre>
      )}
      {isExplained && tree.hidden > 0 && (
        <p>{translate({id: 'rpc.answer.hidden', message: '{count} more values are not shown; copy has them all.', description: 'Limit of the tree'}, {count: String(tree.hidden)})}</p>
      )}
    </>
  );
}
