import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {copyText} from '../../../client/copyText';
import {toJsonText} from '../../../client/jsonTree';
import styles from '../styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const label = (state: State): string =>
  ({
    idle: translate({id: 'rpc.answer.copy', message: 'Copy the response'}),
    copied: translate({id: 'rpc.answer.copied', message: 'Copied'}),
    failed: translate({id: 'rpc.answer.copyFailed', message: 'Copy failed'}),
  })[state];

/** Copies the whole response as JSON. */
export default function CopyAnswer({value}: {value: unknown}): ReactNode {
  const [state, setState] = useState<State>('idle');
  // A new response hasn't been copied yet.
  useEffect(() => setState('idle'), [value]);
  const copy = async () => {
    setState((await copyText(toJsonText(value))) ? 'copied' : 'failed');
  };
  return (
    <button type="button" className={styles.toggle} onClick={() => void copy()}>
      {label(state)}
    </button>
  );
}
