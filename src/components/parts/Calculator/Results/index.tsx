import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/parts/CopyButton';
import styles from './styles.module.css';

/** One result: code with a button that copies it, or words. */
export interface Result {
  readonly label: ReactNode;
  readonly code?: string | undefined;
  readonly text?: ReactNode;
  /** The main result, which screen readers announce when it changes. */
  readonly isMain?: boolean;
}

/** Characters of a code that are shown, at most: the button copies all of them. */
const SHOWN = 2000;

const shown = (code: string): string => (code.length > SHOWN ? `${code.slice(0, SHOWN)}…` : code);

/** The results of a calculator, each with its name. */
export default function Results({results}: {readonly results: readonly Result[]}): ReactNode {
  return (
    <dl className={styles.results}>
      {results.map(({label, code, text, isMain}, index) => {
        const Value = isMain ? 'output' : 'span';
        return (
          <div key={index} className={styles.result}>
            <dt>{label}</dt>
            <dd>
              <Value className={styles.value}>
                {code !== undefined && <code>{shown(code)}</code>} {text}
              </Value>
              {code && <CopyButton value={code} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
