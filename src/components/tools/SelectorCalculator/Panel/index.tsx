import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {noteText, problemText} from '../messages';
import {MAX_LENGTH, parseSignature} from '../parse';
import {resultsOf} from '../results';

export interface Props {
  /** The initial value of the field, a declaration. */
  readonly example: string;
}

/** The form of the selector calculator. */
export default function Panel({example}: Props): ReactNode {
  const [text, setText] = useState(example);
  const parsed = parseSignature(text);
  return (
    <>
      <Field
        label={translate({id: 'selector.input', message: 'Signature or declaration'})}
        rows={3}
        most={MAX_LENGTH}
        value={text}
        problem={parsed.ok || text.trim() === '' ? undefined : problemText(parsed)}
        onChange={setText}
      />
      <Results results={resultsOf(parsed)} />
      <Note>{parsed.ok && noteText(parsed)}</Note>
    </>
  );
}
