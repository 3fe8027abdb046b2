import {translate} from '@docusaurus/Translate';
import {memo, useMemo, useState, type ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../../client/adapter';
import type {KnownNames} from '../../../client/explain';
import {MAX_ROWS, toJsonText, toTree} from '../../../client/jsonTree';
import type {SchemaView} from '../../../client/pageData';
import {hintsAt} from '../../../client/schemaHints';
import styles from '../styles.module.css';
import Row from './Row';

/** Longer JSON is cut here. */
const SHOWN = 200_000;

interface AnswerProps {
  value: unknown;
  schema: SchemaView;
  known: KnownNames;
  networkId: number | undefined;
  adapter: OpenRpcAdapter | undefined;
  /** Values that are shown, at most. */
  maxRows?: number;
}

/**
 * A response, explained value by value or as JSON. Everything is rendered as text, so a response can't inject markup.
 */
function Answer({value, schema, maxRows = MAX_ROWS, ...settings}: AnswerProps): ReactNode {
  const [isExplained, setExplained] = useState(true);
  const tree = useMemo(() => toTree(value, {maxRows}), [value, maxRows]);
  const json = useMemo(() => (isExplained ? '' : toJsonText(value, SHOWN)), [value, isExplained]);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isExplained}
        onClick={() => setExplained(!isExplained)}
      >
        {translate({
          id: 'rpc.answer.explain',
          message: 'Explain',
          description: 'Toggle between explained values and JSON',
        })}
      </button>
      {isExplained ? (
        <ul className={styles.tree} tabIndex={0} aria-label={translate({id: 'rpc.answer.label', message: 'Response'})}>
          {tree.rows.map((row) => (
            <Row key={row.pointer} row={row} hints={hintsAt(schema, row.pointer)} {...settings} />
          ))}
        </ul>
      ) : (
        <pre className={styles.json} tabIndex={0}>
          {json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json}
        </pre>
      )}
      {isExplained && tree.hidden > 0 && (
        <p>
          {translate(
            {id: 'rpc.answer.hidden', message: '{count} more values are hidden. The copy includes all of them.'},
            {count: String(tree.hidden)},
          )}
        </p>
      )}
    </>
  );
}

/** Rendered again only for another response, and not for each character that the reader types. */
export default memo(Answer);
