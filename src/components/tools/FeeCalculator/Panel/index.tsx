import {useState, type ReactNode} from 'react';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import type {SpaceRules} from '@site/src/facts/feeRules';
import type {Space} from '@site/src/facts/types';
import {exampleOf} from '../examples';
import {readForm, type Texts} from '../form';
import {fieldText, noteText, problemText, spaceText} from '../messages';
import {costResults, priceResults} from '../results';
import styles from './styles.module.css';

/** Names of the spaces are product names: they are not translated. */
const SPACES: readonly {value: Space; text: string}[] = [
  {value: 'espace', text: 'eSpace'},
  {value: 'core', text: 'Core Space'},
];
const BLOCK: readonly (keyof Texts)[] = ['parent', 'packed'];
const TRANSACTION: readonly (keyof Texts)[] = ['limit', 'used', 'maxPrice', 'priority', 'share'];

export interface Props {
  readonly rules: Readonly<Record<Space, SpaceRules>>;
  /** One in this many blocks can contain eSpace transactions. */
  readonly espaceBlockRatio: number;
}

/** The form of the fee calculator: a block above, a transaction in it below. */
export default function Panel({rules: rulesOf, espaceBlockRatio}: Props): ReactNode {
  const [space, setSpace] = useState<Space>('espace');
  const [texts, setTexts] = useState<Texts>(() => exampleOf(rulesOf.espace));
  const rules = rulesOf[space];
  const {problems, basePrice, cost} = readForm(texts, rules);
  const renderField = (key: keyof Texts) => {
    const problem = problems[key];
    return (
      <Field
        key={key}
        label={fieldText(key)}
        inputMode="decimal"
        value={texts[key]}
        problem={problem && texts[key].trim() !== '' ? problemText(problem, rules) : undefined}
        onChange={(text) => setTexts((before) => ({...before, [key]: text}))}
      />
    );
  };
  return (
    <>
      <Choice
        label={spaceText()}
        value={space}
        options={SPACES}
        onChange={(value) => {
          setSpace(value);
          setTexts(exampleOf(rulesOf[value]));
        }}
      />
      <div className={styles.fields}>{BLOCK.map(renderField)}</div>
      <Results results={priceResults(rules, basePrice)} />
      <Note>{noteText(space, espaceBlockRatio)}</Note>
      <div className={styles.fields}>{TRANSACTION.map(renderField)}</div>
      <Results results={costResults(cost)} />
    </>
  );
}
