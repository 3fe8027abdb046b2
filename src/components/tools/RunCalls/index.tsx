import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import AmountFields, {amountProblems, usualAmounts} from '@site/src/components/tools/RunAttack/AmountFields';
import {failureText, runText} from '@site/src/components/tools/RunAttack/messages';
import type {AmountData} from '@site/src/evm/attack/data';
import type {CallStep, StepOutcome} from '@site/src/evm/calls/data';
import Outcomes from './Outcomes';
import styles from './styles.module.css';
import {useCalls} from './useCalls';

/** `src/remark/facts/elements` reads everything but `topic` and `run` from the topic's files. */
export interface Props {
  /** Folder in `src/snippets/js`. */
  readonly topic: string;
  /** Id of a run in its `calls.json`. */
  readonly run: string;
  readonly steps: readonly CallStep[];
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, AmountData>>;
  /** What a node did, with the default amounts. */
  readonly recorded: readonly StepOutcome[];
  /** Its version. */
  readonly node: string;
}

function Box({topic, run, steps, accounts, amounts, recorded, node}: Props): ReactNode {
  const [texts, setTexts] = useState(() => usualAmounts(amounts));
  const {calls, start, stop, clear} = useCalls(topic);
  const hasProblem = amountProblems(texts, amounts).size > 0;
  const isDone = calls.state === 'done';
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={translate({
        id: 'runCalls.label',
        message: 'Run the contract',
        description: 'Name of the box that runs a contract',
      })}
    >
      <div className={styles.controls}>
        <AmountFields amounts={amounts} texts={texts} onChange={setTexts} />
        <div className={styles.buttons}>
          <button
            type="button"
            className="button button--primary button--sm"
            aria-disabled={hasProblem || undefined}
            onClick={() => !hasProblem && void start({run, amounts: texts})}
          >
            <Translate id="runCalls.run" description="Button that runs a contract in the page">
              Run it in this page
            </Translate>
          </button>
          {calls.state === 'running' ? (
            <button type="button" className="button button--secondary button--sm" onClick={stop}>
              <Translate id="runCalls.stop" description="Button that ends a run">
                Stop
              </Translate>
            </button>
          ) : (
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => {
                setTexts(usualAmounts(amounts));
                clear();
              }}
            >
              <Translate id="runCalls.reset" description="Button that restores the recorded results">
                Reset
              </Translate>
            </button>
          )}
        </div>
        <p className={styles.status} role="status">
          {calls.state === 'running' && runText()}
          {calls.state === 'failed' && failureText(calls.failure)}
          {isDone && doneText(JSON.stringify(calls.outcomes) === JSON.stringify(recorded), node)}
        </p>
      </div>
      <Outcomes
        steps={steps}
        accounts={accounts}
        amounts={isDone || calls.state === 'running' ? texts : usualAmounts(amounts)}
        outcomes={isDone ? calls.outcomes : recorded}
      />
      {!isDone && (
        <p className={styles.source}>
          <Translate id="runCalls.recorded" description="Below the results: where they come from" values={{node}}>
            {'Recorded in both spaces of a node, conflux-rust {node}. Each run begins on a new chain.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

/**
 * What a contract does when it is called: shows the results that a node recorded, and runs the calls in the reader's
 * browser, also with other amounts. The virtual machine and the compiled contract are fetched when the reader presses
 * the button for the first time.
 */
export default function RunCalls(props: Props): ReactNode {
  return (
    <ToolBoundary needsScript={false}>
      <Box {...props} />
    </ToolBoundary>
  );
}

const doneText = (isEqual: boolean, node: string): string =>
  isEqual
    ? translate(
        {
          id: 'runCalls.equal',
          message:
            'Your browser ran it with the rules of both spaces, and everything is as conflux-rust {node} recorded it.',
          description: 'Status after a run with the same results',
        },
        {node},
      )
    : translate({
        id: 'runCalls.other',
        message: 'Your browser ran it with the rules of both spaces, and these are the results with your amounts.',
        description: 'Status after a run with other results than the recorded ones',
      });
