import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from '@site/src/components/parts/Calculator/Field';
import Results from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Growth} from '../octopus';
import {HIGHEST, readHeight} from '../read';
import {resultsOf} from '../results';

export interface Props {
  readonly growth: Growth;
  /** Seconds between two block heights. */
  readonly epochSeconds: number;
  /** Height in the field at first. */
  readonly example: number;
}

/** The form of the data set calculator. */
export default function Panel({growth, epochSeconds, example}: Props): ReactNode {
  const [text, setText] = useState(() => localNumber(example));
  const height = readHeight(text);
  return (
    <>
      <Field
        label={translate({id: 'datasetCalculator.height', message: 'Block height, in decimal or hex'})}
        value={text}
        problem={
          height === undefined && text.trim() !== ''
            ? translate(
                {
                  id: 'datasetCalculator.problem',
                  message: 'Enter a whole number up to {highest}, or a quantity as in 0x93f5e40.',
                },
                {highest: localNumber(HIGHEST)},
              )
            : undefined
        }
        onChange={setText}
      />
      <Results results={resultsOf(height, growth, epochSeconds)} />
    </>
  );
}
