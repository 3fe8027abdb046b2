import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import type {ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../../../client/adapter';
import {writeJson} from '../../../../client/exactJson';
import {explain, type Explanation, type KnownNames, type ValueHints} from '../../../../client/explain';
import {MAX_NAME, type TreeRow} from '../../../../client/jsonTree';
import styles from '../../styles.module.css';

/** Text of a value that is not a container. Long texts are cut, because the copy button provides the whole value. */
function scalarText(value: unknown): string {
  return cut(writeJson(value));
}

const cut = (text: string) => (text.length > MAX_NAME ? `${text.slice(0, MAX_NAME)}…` : text);

function explanationText(item: Explanation): string {
  return item.kind === 'text'
    ? translate({id: 'rpc.explain.text', message: 'revert reason: {text}'}, {text: item.text})
    : item.text;
}

interface Props {
  row: TreeRow;
  hints: ValueHints;
  known: KnownNames;
  networkId: number | undefined;
  adapter: OpenRpcAdapter | undefined;
}

/** One value of a response, with its meaning. */
export default function Row({row, hints, ...settings}: Props): ReactNode {
  const notes = row.size === undefined ? explain(row.value, hints, {...settings, locale: i18n.currentLocale}) : [];
  const size = Array.isArray(row.value) ? `[${row.size}]` : `{${row.size}}`;
  return (
    <li className={styles.row} style={{paddingInlineStart: `${Math.min(row.depth, 12)}rem`}}>
      {row.name && <span className={styles.key}>{`${cut(row.name)}: `}</span>}
      <code>{row.size === undefined ? scalarText(row.value) : size}</code>
      {notes.map((note) => (
        <span key={note.kind} className={styles.explanation}>
          {explanationText(note)}
        </span>
      ))}
    </li>
  );
}
