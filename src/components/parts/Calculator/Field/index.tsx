import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly value: string;
  /** The fault of the value, and how to write it; announced, and linked to the field. */
  readonly problem?: string | undefined;
  /** More than one makes a field of several lines. */
  readonly rows?: number;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly onChange: (value: string) => void;
}

/** A labelled field of a calculator. An error is a text below it, not only a color. */
export default function Field({label, value, problem, rows = 1, inputMode = 'text', onChange}: Props): ReactNode {
  const id = useId();
  const Control = rows > 1 ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        id={id}
        {...(rows > 1 ? {rows} : {type: 'text', inputMode})}
        className={clsx(styles.input, problem && styles.invalid)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event: {target: {value: string}}) => onChange(event.target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}
