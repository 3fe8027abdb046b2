import type {ReactNode} from 'react';
import AmountFields from '../AmountFields';
import Choice from '@site/src/components/parts/Calculator/Choice';
import type {AmountData} from '@site/src/evm/attack/data';
import type {AttackChoice} from '..';
import type {FormValues} from '../values';
import {attackText, fixedText} from '../messages';
import styles from './styles.module.css';

interface Props {
  readonly attacks: readonly AttackChoice[];
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** What the reader can choose: the attack, the fixed contract if there are several, and amounts within limits. */
export default function Form({attacks, amounts, values, onChange}: Props): ReactNode {
  const attack = attacks.find(({id}) => id === values.attack)!;
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
      <AmountFields
        amounts={amounts}
        texts={values.amounts}
        onChange={(texts) => onChange({...values, amounts: texts})}
      />
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
