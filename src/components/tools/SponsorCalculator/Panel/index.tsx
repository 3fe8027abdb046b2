import {useMemo, useState, type ReactNode} from 'react';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import {exampleChoices, exampleTexts} from '../example';
import {forecastOf} from '../forecast';
import {readForm, type Choices, type Limits, type Texts} from '../form';
import {choiceText, fieldText, optionText, problemText} from '../messages/fields';
import {noteText} from '../messages/results';
import Phases from '../Phases';
import {callResults, fundsResults, lastsResults} from '../results';
import styles from './styles.module.css';

export interface Props {
  readonly rules: Limits;
}

const COLLATERAL: Record<Choices['start'], readonly (keyof Texts)[]> = {payment: ['paid'], info: ['balance', 'points']};

/** The form of the sponsor calculator: the sponsor, a transaction, and how often it is sent. */
export default function Panel({rules}: Props): ReactNode {
  const [choices, setChoices] = useState(exampleChoices);
  const [texts, setTexts] = useState(exampleTexts);
  const {problems, plan} = useMemo(() => readForm(texts, choices, rules), [texts, choices, rules]);
  const forecast = useMemo(() => plan && forecastOf(plan), [plan]);
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
  const renderChoice = <Key extends keyof Choices>(key: Key, options: readonly Choices[Key][]) => (
    <Choice
      label={choiceText(key)}
      value={choices[key]}
      options={options.map((value) => ({value, text: optionText(value)}))}
      onChange={(value) => setChoices((before) => ({...before, [key]: value}))}
    />
  );
  return (
    <>
      {renderChoice('start', ['payment', 'info'])}
      <div className={styles.fields}>{(['gas', 'bound', ...COLLATERAL[choices.start]] as const).map(renderField)}</div>
      <div className={styles.fields}>
        {renderChoice('sender', ['listed', 'other'])}
        {renderChoice('type', ['legacy', 'type2'])}
      </div>
      <div className={styles.fields}>
        {(
          [
            'limit',
            'used',
            'base',
            'maxPrice',
            ...(choices.type === 'type2' ? (['priority'] as const) : []),
            'slots',
            'code',
            'cleared',
            'storageLimit',
          ] as const
        ).map(renderField)}
      </div>
      <Results results={callResults(plan)} />
      <div className={styles.fields}>{(['perDay', 'count'] as const).map(renderField)}</div>
      <Results results={lastsResults(plan, forecast)} />
      {plan && forecast && <Phases phases={forecast.phases} perDay={plan.perDay} />}
      <Note>{plan && forecast && noteText(forecast, plan.count)}</Note>
      <Results results={fundsResults(plan, forecast)} />
    </>
  );
}
