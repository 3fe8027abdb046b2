import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {tooLongText} from '@site/src/components/parts/Calculator/limits';
import {LONGEST_NUMBER} from '@site/src/components/parts/localNumber';
import {problemText, unitLabel} from '../messages';
import type {Problem, Unit} from '../units';
import styles from './styles.module.css';

export interface Props {
  readonly unit: Unit;
  readonly value: string;
  /** Set when `value` is not an amount in this unit; its explanation is announced and tied to the input. */
  readonly problem: Problem | null;
  readonly onChange: (value: string) => void;
}

/** One labelled input of the converter. The error is a text next to the field, not only a color. */
export default function UnitField({unit, value, problem, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {unitLabel(unit)}
      </label>
      <input
        id={id}
        className={clsx(styles.input, problem && styles.invalid)}
        type="text"
        inputMode={unit === 'hex' ? 'text' : 'decimal'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        // One character more than is read, so that a text that was cut is still too long.
        onChange={(event) => onChange(event.target.value.slice(0, LONGEST_NUMBER + 1))}
      />
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem && (value.length > LONGEST_NUMBER ? tooLongText(LONGEST_NUMBER) : problemText(problem))}
      </p>
    </div>
  );
}
