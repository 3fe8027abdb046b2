import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FileData} from '@site/src/evm/attack/data';
import type {Place} from '@site/src/evm/attack/lines';
import {noLineText, sourceText} from '../messages';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly FileData[];
  readonly place: Place | undefined;
}

/** Lines before and after a line that no function contains. */
const AROUND = 2;

/** Lines before and after the marked one that fit on a telephone. */
const NEAR = 3;

/** The function that contains a line, or the lines around it. */
function linesAround({functions, text}: FileData, line: number): {from: number; to: number} {
  const inside = functions.filter(({from, to}) => from <= line && line <= to);
  const [narrowest] = inside.sort((a, b) => a.to - a.from - (b.to - b.from));
  return narrowest ?? {from: Math.max(1, line - AROUND), to: Math.min(text.length, line + AROUND)};
}

/** The function that runs at a step, with its line marked. Lines have the numbers of the page's code boxes. */
export default function Source({files, place}: Props): ReactNode {
  const file = place && files[place.file];
  if (!file) return <p className={styles.none}>{noLineText()}</p>;
  const {from, to} = linesAround(file, place.line);
  const shown = file.text.slice(from - 1, to);
  const indent = Math.min(...shown.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length));
  return (
    <figure className={styles.source}>
      <figcaption>{sourceText(file.name)}</figcaption>
      <pre>
        <code>
          {shown.map((line, index) => {
            const number = from + index;
            return (
              <span
                key={number}
                className={clsx(
                  styles.line,
                  number === place.line && styles.marked,
                  Math.abs(number - place.line) > NEAR && styles.far,
                )}
              >
                <span className={styles.number} aria-hidden="true">
                  {file.numbers[number - 1] || ''}
                </span>
                <Code isMarked={number === place.line}>{`${line.slice(indent)}\n`}</Code>
              </span>
            );
          })}
        </code>
      </pre>
    </figure>
  );
}

const Code = ({isMarked, children}: {isMarked: boolean; children: string}): ReactNode =>
  isMarked ? <mark>{children}</mark> : <span>{children}</span>;
