import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {explain, type Failure} from '@site/src/components/tools/LiveRequest/Answer/explain';
import type {State} from '@site/src/components/tools/LiveRequest/useLiveRequest';
import type {HardFork} from '@site/src/facts/types';
import {standingOf, type Heads, type Net, type Standing} from '../standing';
import styles from '../styles.module.css';

/** The sentence with the status of the upgrade. */
function sentence({kind, unit, height, newest}: Standing): string {
  const numbers = {height: localNumber(height), newest: localNumber(newest), left: localNumber(height - newest)};
  if (kind === 'active') {
    return unit === 'epoch'
      ? translate(
          {id: 'hardforkStatus.active.epoch', message: 'Active since epoch {height}. The newest epoch is {newest}.'},
          numbers,
        )
      : translate(
          {id: 'hardforkStatus.active.block', message: 'Active since block {height}. The newest block is {newest}.'},
          numbers,
        );
  }
  return unit === 'epoch'
    ? translate(
        {
          id: 'hardforkStatus.ahead.epoch',
          message: 'Not active. Epochs left until epoch {height}: {left}. The newest epoch is {newest}.',
        },
        numbers,
      )
    : translate(
        {
          id: 'hardforkStatus.ahead.block',
          message: 'Not active. Blocks left until block {height}: {left}. The newest block is {newest}.',
        },
        numbers,
      );
}

/** The place of the result: always of the same height, and read out when it changes. */
export default function Result({fork, net, state}: {fork: HardFork; net: Net; state: State<Heads>}): ReactNode {
  const standing = state.kind === 'ok' ? standingOf(fork, net, state) : undefined;
  const failure =
    state.kind === 'idle' || state.kind === 'pending' || state.kind === 'ok' ? undefined : explain(state as Failure);
  return (
    <div className={styles.result} role="status" data-state={standing?.kind ?? state.kind}>
      {state.kind === 'idle' && (
        <Translate id="hardforkStatus.idle">
          Your browser queries the public endpoint. Nothing is sent before you press the button.
        </Translate>
      )}
      {state.kind === 'pending' && <Translate id="home.request.pending">Waiting for the response</Translate>}
      {standing && sentence(standing)}
      {failure && (
        <>
          <strong>{failure.title}.</strong> {failure.advice}
        </>
      )}
    </div>
  );
}
