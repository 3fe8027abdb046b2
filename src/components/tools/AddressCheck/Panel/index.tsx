import {useMemo, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {noteText} from '../messages/note';
import {problemText} from '../messages/problem';
import {LONGEST_PHRASE, readRecipient, type InternalContract} from '../read';
import {resultsOf} from '../results';

export interface Props {
  /** The initial value of the field. */
  readonly example: string;
  /** The contracts of the node itself, whose hex form is a trap in eSpace. */
  readonly internal: readonly InternalContract[];
}

/** The field of the address check, and its answer. */
export default function Panel({example, internal}: Props): ReactNode {
  const [text, setText] = useState(example);
  const recipient = useMemo(() => readRecipient(text, internal), [text, internal]);
  return (
    <>
      <Field
        label={translate({
          id: 'addressCheck.input',
          message: 'Address of the recipient',
          description: 'Address check: label of the field',
        })}
        value={text}
        most={LONGEST_PHRASE}
        problem={recipient.ok || text.trim() === '' ? undefined : problemText(recipient.problem)}
        onChange={setText}
      />
      <Results results={resultsOf(recipient)} />
      <Note>{recipient.ok && noteText(recipient)}</Note>
    </>
  );
}
