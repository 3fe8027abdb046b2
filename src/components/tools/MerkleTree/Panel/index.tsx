import {useMemo, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import {noteText, problemText} from '../messages';
import {MAX_LENGTH, readList, readNumber} from '../read';
import {resultsOf} from '../results';
import {treeOf} from '../tree';

export interface Props {
  /** The initial list. */
  readonly example: string;
}

/** The form of the Merkle tree calculator. */
export default function Panel({example}: Props): ReactNode {
  const [text, setText] = useState(example);
  const [numberText, setNumber] = useState('1');
  const list = useMemo(() => readList(text), [text]);
  const tree = useMemo(() => (list.ok ? treeOf(list.entries) : undefined), [list]);
  const number = list.ok ? readNumber(numberText, list.entries.length) : undefined;
  return (
    <>
      <Field
        label={translate({id: 'merkle.list', message: 'Addresses, one per line, optionally with an amount after each'})}
        value={text}
        rows={5}
        most={MAX_LENGTH}
        problem={list.ok ? undefined : problemText(list)}
        onChange={setText}
      />
      <Field
        label={translate({id: 'merkle.number', message: 'Entry whose proof you need'})}
        value={numberText}
        inputMode="numeric"
        problem={
          list.ok && number === undefined && numberText.trim() !== ''
            ? translate(
                {id: 'merkle.problem.number', message: 'Enter a number from 1 to {count}.'},
                {count: localNumber(list.entries.length)},
              )
            : undefined
        }
        onChange={setNumber}
      />
      <Results results={resultsOf(list.ok && tree ? {entries: list.entries, tree, number} : undefined)} />
      <Note>{list.ok && noteText(list.notes)}</Note>
    </>
  );
}
