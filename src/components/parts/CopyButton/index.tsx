import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copyText';
import styles from './styles.module.css';

/** Duration for which the button shows "Copied", in milliseconds. */
const SHOWN_MS = 2000;

type State = 'idle' | 'copied' | 'failed';

const label = (state: State): string =>
  ({
    idle: translate({id: 'copyButton.copy', message: 'Copy'}),
    copied: translate({id: 'copyButton.copied', message: 'Copied'}),
    failed: translate({id: 'copyButton.failed', message: 'Copy failed'}),
  })[state];

type Props = {
  /** The text to copy, which is also in the button's accessible name. */
  value: string;
};

/** A small button that copies one value. Screen readers announce the result from the status region next to it. */
export default function CopyButton({value}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    setState((await copyText(value)) ? 'copied' : 'failed');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), SHOWN_MS);
  }

  const name = translate({id: 'copyButton.name', message: 'Copy {value}'}, {value});
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, styles[state])}
        aria-label={name}
        onClick={() => void copy()}
      >
        <span aria-hidden="true">{label(state)}</span>
      </button>
      <span role="status" className={styles.status}>
        {state === 'idle' ? '' : label(state)}
      </span>
    </>
  );
}
