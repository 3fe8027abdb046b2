import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import BreakableName from '@site/src/components/parts/BreakableName';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {EXAMPLES, type Example} from '../example';
import type {Facts} from '../messages/fields';
import {cautionText, exampleText} from '../messages/kinds';
import {problemText} from '../messages/problems';
import {cautionsOf} from '../model/cautions';
import {explainHex} from '../model/explain';
import {MAX_DIGITS} from '../model/hex';
import type {Transaction} from '../model/kinds';
import type {Recover} from '../model/signer';
import {fieldResults, mainResults} from '../results';
import styles from './styles.module.css';

interface Props {
  readonly facts: Facts;
  readonly recover: Recover;
  readonly onEdit: (transaction: Transaction) => void;
}

const NAMES = Object.keys(EXAMPLES) as Example[];

/** Raw hex above, its decoded content below. */
export default function Decoder({facts, recover, onEdit}: Props): ReactNode {
  const [example, setExample] = useState<Example>('core2');
  const [text, setText] = useState<string>(EXAMPLES.core2);
  const shown = useDeferredValue(text);
  const result = useMemo(() => explainHex(shown, recover), [shown, recover]);
  return (
    <>
      <Choice
        label={translate({id: 'transactionDecoder.example', message: 'Example'})}
        value={example}
        options={NAMES.map((value) => ({value, text: exampleText(value)}))}
        onChange={(value) => {
          setExample(value);
          setText(EXAMPLES[value]);
        }}
      />
      <Field
        label={translate({id: 'transactionDecoder.input', message: 'Raw transaction, as hex'})}
        rows={6}
        most={MAX_DIGITS}
        value={text}
        problem={result.ok || shown.trim() === '' ? undefined : problemText(result)}
        onChange={setText}
      />
      <Results results={mainResults(result)} />
      <Note>{result.ok && cautionsOf(result, facts.networks).map(cautionText).join(' ')}</Note>
      {result.ok && (
        <>
          <Results
            results={fieldResults(result, facts).map(({label, ...row}) => ({
              ...row,
              label: <BreakableName name={label} />,
            }))}
          />
          <button
            type="button"
            className={clsx('button button--secondary button--sm', styles.edit)}
            onClick={() => onEdit(result.transaction)}
          >
            <Translate id="transactionDecoder.edit">Edit these fields</Translate>
          </button>
        </>
      )}
    </>
  );
}
