import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import type {Facts} from '../messages/fields';
import {formProblemText, labelText} from '../messages/form';
import {cautionText, kindText} from '../messages/kinds';
import {cautionsOf} from '../model/cautions';
import {explain} from '../model/explain';
import {readForm, type Texts} from '../model/form';
import {MAX_LIST} from '../model/formLists';
import {MAX_DIGITS} from '../model/hex';
import {FORMS, KINDS, type FieldName, type Kind} from '../model/kinds';
import type {Recover} from '../model/signer';
import {encodedResults} from '../results';
import styles from './styles.module.css';

interface Form {
  readonly kind: Kind;
  /** Keeps the text of hidden fields, so that switching the type restores it. */
  readonly texts: Texts;
}

interface Props {
  readonly facts: Facts;
  readonly recover: Recover;
  readonly form: Form;
  readonly onChange: (form: Form) => void;
}

const MANY_LINES: readonly FieldName[] = ['data', 'accessList', 'authorizationList'];
/** Characters of the fields that are longer than a number. */
const MOST: Partial<Record<FieldName, number>> = {data: MAX_DIGITS, accessList: MAX_LIST, authorizationList: MAX_LIST};

/** Fields above, the unsigned bytes and the hash to sign below. */
export default function Encoder({facts, recover, form, onChange}: Props): ReactNode {
  const {kind, texts} = form;
  const shown = useDeferredValue(form);
  const {problems, transaction} = useMemo(() => readForm(shown.kind, shown.texts), [shown]);
  const result = useMemo(() => transaction && explain(transaction, recover), [transaction, recover]);
  const cautions = result ? cautionsOf(result, facts.networks).map(cautionText) : [];
  const key = translate({
    id: 'transactionDecoder.noKey',
    message: 'This form never asks for a private key. Sign the hash in your own script or device.',
  });
  return (
    <>
      <Choice
        label={translate({id: 'transactionDecoder.type', message: 'Space and type'})}
        value={kind}
        options={KINDS.map((value) => ({value, text: kindText(value)}))}
        onChange={(value) => onChange({kind: value, texts})}
      />
      <div className={styles.fields}>
        {FORMS[kind].fields.map((name) => {
          const problem = problems[name];
          return (
            <Field
              key={name}
              label={labelText(name)}
              rows={MANY_LINES.includes(name) ? 3 : 1}
              most={MOST[name]}
              value={texts[name] ?? ''}
              problem={problem && formProblemText(problem)}
              onChange={(text) => onChange({kind, texts: {...texts, [name]: text}})}
            />
          );
        })}
      </div>
      <Results results={encodedResults(result)} />
      <Note>{[...cautions, key].join(' ')}</Note>
    </>
  );
}
