import {useDeferredValue, useMemo, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {exampleOf, textOf, VARIANTS, type ExampleFacts, type Variant} from '../example';
import {explainTypedData} from '../explain';
import {MAX_LENGTH} from '../limits';
import {unsignedText, variantNote, variantText} from '../messages';
import {problemText} from '../problems';
import {resultsOf} from '../results';
import Structs from '../Structs';

/** The form of the EIP-712 explorer. Differences from the example without a mistake are marked. */
export default function Panel(facts: ExampleFacts): ReactNode {
  const [variant, setVariant] = useState<Variant>('none');
  const [text, setText] = useState(() => textOf(exampleOf(facts, 'none')));
  const {chainId, otherChainId, holder} = facts;
  const original = useMemo(
    () => explainTypedData(textOf(exampleOf({chainId, otherChainId, holder}, 'none'))),
    [chainId, otherChainId, holder],
  );
  const shown = useDeferredValue(text);
  const result = useMemo(() => explainTypedData(shown), [shown]);
  return (
    <>
      <Choice
        label={translate({id: 'eip712.variant', message: 'Introduce a mistake in the example'})}
        value={variant}
        options={VARIANTS.map((value) => ({value, text: variantText(value)}))}
        onChange={(value) => {
          setVariant(value);
          setText(textOf(exampleOf(facts, value)));
        }}
      />
      <Field
        label={translate({id: 'eip712.input', message: 'Typed data, as JSON'})}
        rows={14}
        most={MAX_LENGTH}
        value={text}
        problem={result.ok ? undefined : problemText(result)}
        onChange={setText}
      />
      <Results results={resultsOf(result, original)} />
      <Note>{result.ok && result.unsigned.length > 0 ? unsignedText(result.unsigned) : variantNote(variant)}</Note>
      {result.ok && <Structs result={result} original={original} />}
    </>
  );
}
