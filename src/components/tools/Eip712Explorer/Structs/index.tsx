import type {ReactNode} from 'react';
import Results from '@site/src/components/parts/Calculator/Results';
import type {Explained, StructView} from '../explain';
import {changedText, hiddenText, howText} from '../messages';
import styles from './styles.module.css';

type Good = Extract<Explained, {ok: true}>;

/** More structs of a long array, and more fields, than this would not help readers. */
const [SHOWN, SHOWN_FIELDS] = [20, 200];

const allOf = ({message, domain, inner}: Good): StructView[] => [...(message ? [message] : []), domain, ...inner];

/** The fields of each struct, in the order in which they are hashed; the message is open. */
export default function Structs({result, original}: {readonly result: Good; readonly original: Explained}): ReactNode {
  const before = original.ok ? allOf(original) : [];
  let left = SHOWN_FIELDS;
  return allOf(result)
    .slice(0, SHOWN)
    .map(({path, type, hash, fields: all}) => {
      const fields = all.slice(0, left);
      left -= fields.length;
      const own = before.find((view) => view.path === path)?.fields ?? [];
      return (
        <details key={path} className={styles.struct} open={path === 'message'}>
          <summary>
            <code>{path}</code>: {type}
          </summary>
          <Results
            results={[
              ...fields.map(({name, type: fieldType, word, how}, index) => ({
                label: <code>{`${fieldType} ${name}`}</code>,
                code: word,
                text: `${howText(how)}${own[index]?.word === word ? '' : ` · ${changedText()}`}`,
              })),
              ...(fields.length < all.length ? [{label: '…', text: hiddenText(all.length - fields.length)}] : []),
              {label: <code>hashStruct</code>, code: hash},
            ]}
          />
        </details>
      );
    });
}
