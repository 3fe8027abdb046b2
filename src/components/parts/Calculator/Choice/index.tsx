import {useId, type ReactNode} from 'react';
import fieldStyles from '../Field/styles.module.css';
import styles from './styles.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly text: string}[];
  readonly onChange: (value: Value) => void;
}

/** A labelled choice between a few options. */
export default function Choice<Value extends string>({label, value, options, onChange}: Props<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
