import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {LONGEST_NUMBER} from '@site/src/components/parts/localNumber';
import {tooLongText} from '../limits';
import styles from './styles.module.css';

export interface Props {
  readonly label: string;
  readonly value: string;
  /** The fault of the value, and how to write it; announced, and linked to the field. */
  readonly problem?: string | undefined;
  /** More than one makes a field of several lines. */
  readonly rows?: number;
  /** Characters that the field reads, at most; by default as many as a number can have. */
  readonly most?: number;
  readonly inputMode?: 'text' | 'decimal' | 'numeric';
  readonly onChange: (value: string) => void;
}

/** A labelled field of a calculator. An error is a text below it, not only a color. */
export default function Field({
  label,
  value,
  problem,
  rows = 1,
  most = LONGEST_NUMBER,
  inputMode = 'text',
  onChange,
}: Props): ReactNode {
  const id = useId();
  const shown = value.length > most ? tooLongText(most) : problem;
  const Control = rows > 1 ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        id={id}
        {...(rows > 1 ? {rows} : {type: 'text', inputMode})}
        className={clsx(styles.input, shown && styles.invalid)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={shown !== undefined}
        aria-describedby={`${id}-problem`}
        // Keeps one character more than is read, so that a text that was cut is still too long.
        onChange={(event: {target: {value: string}}) => onChange(event.target.value.slice(0, most + 1))}
      />
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {shown}
      </p>
    </div>
  );
}
