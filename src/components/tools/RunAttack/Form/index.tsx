import {useState, type ReactNode} from 'react';
import Choice from '@site/src/components/parts/Calculator/Choice';
import Field from '@site/src/components/parts/Calculator/Field';
import {localNumber, typedNumber} from '@site/src/components/parts/localNumber';
import type {AmountData} from '@site/src/evm/attack/data';
import type {AttackChoice} from '..';
import {problemsOf, type FormValues} from '../values';
import {attackText, fixedText, limitsText} from '../messages';
import styles from './styles.module.css';

interface Props {
  readonly attacks: readonly AttackChoice[];
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** What the reader can choose: the attack, the fixed contract if there are several, and amounts within limits. */
export default function Form({attacks, amounts, values, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const attack = attacks.find(({id}) => id === values.attack)!;
  const problems = problemsOf(values, amounts);
  return (
    <div className={styles.fields}>
      {attacks.length > 1 && (
        <Choice
          label={attackText()}
          value={values.attack}
          options={attacks.map(({id, label}) => ({value: id, text: label}))}
          onChange={(id) => onChange({...values, attack: id, fixed: attacks.find((one) => one.id === id)!.fixed[0]!})}
        />
      )}
      {Object.entries(amounts).map(([name, {label, min, max}]) => (
        <Field
          key={name}
          label={label}
          inputMode="decimal"
          // What was typed stays as it is, but a reset replaces it.
          value={typedNumber(typed[name] ?? '') === values.amounts[name] ? typed[name]! : shown(values.amounts[name]!)}
          problem={problems[name] && limitsText(localNumber(Number(min)), localNumber(Number(max)))}
          onChange={(text) => {
            setTyped({...typed, [name]: text});
            onChange({...values, amounts: {...values.amounts, [name]: typedNumber(text)}});
          }}
        />
      ))}
      {attack.fixed.length > 1 && (
        <Choice
          label={fixedText()}
          value={values.fixed}
          options={attack.fixed.map((name) => ({value: name, text: name}))}
          onChange={(fixed) => onChange({...values, fixed})}
        />
      )}
    </div>
  );
}

/** A number of CFX as the reader's language writes it; other text stays. */
const shown = (amount: string): string => (/^\d+(?:\.\d+)?$/.test(amount) ? localNumber(Number(amount)) : amount);
