import type {ReactNode} from 'react';
import Results from '@site/src/components/parts/Calculator/Results';
import type {Explained, StructView} from '../explain';
import {changedText, howText} from '../messages';
import styles from './styles.module.css';

type Good = Extract<Explained, {ok: true}>;

/** More structs of a long array than this would not help readers. */
const SHOWN = 20;

const allOf = ({message, domain, inner}: Good): StructView[] => [...(message ? [message] : []), domain, ...inner];

/** The fields of each struct, in the order in which they are hashed; the message is open. */
export default function Structs({result, original}: {readonly result: Good; readonly original: Explained}): ReactNode {
  const before = original.ok ? allOf(original) : [];
  return allOf(result)
    .slice(0, SHOWN)
    .map(({path, type, hash, fields}) => {
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
              {label: <code>hashStruct</code>, code: hash},
            ]}
          />
        </details>
      );
    });
}
