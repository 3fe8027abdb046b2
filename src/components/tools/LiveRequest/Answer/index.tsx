import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Space} from '@site/src/components/parts/Space/spaces';
import type {Outcome} from '../send';
import type {State} from '../useLiveRequest';
import {explain} from './explain';
import styles from './styles.module.css';

function Idle(): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate id="home.request.idle">
        Run it to query the public endpoint from your browser. Nothing is sent before that.
      </Translate>
    </p>
  );
}

function Pending(): ReactNode {
  return (
    <p className={styles.hint}>
      <Translate id="home.request.pending">Waiting for the response</Translate>
      <span className={styles.progress} aria-hidden="true" />
    </p>
  );
}

function Success({space, outcome}: {space: Space; outcome: Extract<Outcome, {kind: 'ok'}>}): ReactNode {
  const label =
    space === 'espace'
      ? translate({id: 'home.request.block', message: 'Latest block'})
      : translate({id: 'home.request.epoch', message: 'Latest epoch'});
  return (
    <>
      <p className={styles.label}>{label}</p>
      <p className={styles.number}>{localNumber(outcome.value)}</p>
      <p className={styles.detail}>
        <code>{outcome.hex}</code>
        <span>
          <Translate id="home.request.time" values={{ms: outcome.ms}}>
            {'{ms} ms round trip'}
          </Translate>
        </span>
      </p>
    </>
  );
}

/** The area of the response: always of the same height, regardless of its content, and announced when it changes. */
export default function Answer({space, state}: {space: Space; state: State}): ReactNode {
  return (
    <div className={styles.answer} role="status" data-state={state.kind}>
      {state.kind === 'idle' && <Idle />}
      {state.kind === 'pending' && <Pending />}
      {state.kind === 'ok' && <Success space={space} outcome={state} />}
      {state.kind !== 'idle' && state.kind !== 'pending' && state.kind !== 'ok' && (
        <>
          <p className={styles.problem}>{explain(state).title}</p>
          <p className={styles.advice}>{explain(state).advice}</p>
        </>
      )}
    </div>
  );
}
