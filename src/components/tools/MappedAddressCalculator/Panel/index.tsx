import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {noteText, problemText} from '../messages';
import {readAddress} from '../read';
import {resultsOf} from '../results';

export interface Props {
  /** The initial value of the field, a Core Space address. */
  readonly example: string;
}

/** The form of the address calculator. */
export default function Panel({example}: Props): ReactNode {
  const [text, setText] = useState(example);
  const input = readAddress(text);
  return (
    <>
      <Field
        label={translate({id: 'mappedAddress.input', message: 'Core Space address, in base32 or hex'})}
        value={text}
        problem={input.ok || text.trim() === '' ? undefined : problemText(input.problem)}
        onChange={setText}
      />
      <Results results={resultsOf(input)} />
      <Note>{input.ok && noteText(input)}</Note>
    </>
  );
}
