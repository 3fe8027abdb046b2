import {useId, useState, type DragEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Why the last choice has no result; announced, and linked to the field. */
  readonly problem: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A labelled field for a file, onto which readers can also drop one. */
export default function FilePicker({problem, onChoose}: Props): ReactNode {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, value: boolean) => {
    // Otherwise, the browser would open the file in place of the page.
    event.preventDefault();
    setOver(value);
  };
  return (
    <div
      className={clsx(styles.picker, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        onChoose([...event.dataTransfer.files]);
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {translate({id: 'cid.input', message: 'Choose a file, or drop it here'})}
      </label>
      <input
        id={id}
        type="file"
        className={styles.input}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({target}) => {
          if (target.files?.length) onChoose([...target.files]);
        }}
      />
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}
