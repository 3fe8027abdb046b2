import {lazy, Suspense, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import {amountProblems, usualAmounts} from './AmountFields';
import type {AmountData} from '@site/src/evm/attack/data';
import Form from './Form';
import type {FormValues} from './values';
import {failureText, runText} from './messages';
import styles from './styles.module.css';
import {useRun} from './useRun';

const Result = lazy(() => import(/* webpackChunkName: "attack-result" */ './Result'));

/** One attack that the reader can choose. */
export interface AttackChoice {
  readonly id: string;
  readonly label: string;
  readonly vulnerable: string;
  readonly fixed: readonly string[];
}

/** `src/remark/facts/elements` reads the attacks and the amounts from the topic's `attack.json`. */
export interface Props {
  /** Folder in `src/snippets/solidity/security`. */
  readonly topic: string;
  readonly attacks: readonly AttackChoice[];
  readonly amounts: Readonly<Record<string, AmountData>>;
}

const initial = ({attacks, amounts}: Props): FormValues => ({
  attack: attacks[0]!.id,
  fixed: attacks[0]!.fixed[0]!,
  amounts: usualAmounts(amounts),
});

function Box(props: Props): ReactNode {
  const {topic, attacks, amounts} = props;
  const [values, setValues] = useState(() => initial(props));
  const {run, start, stop, clear} = useRun(topic);
  const attack = attacks.find(({id}) => id === values.attack)!;
  const hasProblem = amountProblems(values.amounts, amounts).size > 0;
  const attackOn = (target: string) => () => !hasProblem && start({attack: attack.id, target, amounts: values.amounts});
  return (
    <div
      className={styles.frame}
      role="group"
      aria-label={translate({
        id: 'runAttack.label',
        message: 'Run the attack',
        description: 'Name of the box that runs an attack',
      })}
    >
      <p className={styles.summary}>
        <Translate id="runAttack.summary" description="Box that runs an attack: what it does">
          Runs the compiled contracts of this page in your browser, in a virtual machine with the rules of eSpace.
          Nothing is sent, and fees are left out.
        </Translate>
      </p>
      <Form attacks={attacks} amounts={amounts} values={values} onChange={setValues} />
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--primary button--sm"
          aria-disabled={hasProblem || undefined}
          onClick={attackOn(attack.vulnerable)}
        >
          <Translate id="runAttack.vulnerable" description="Button that runs the attack on the vulnerable contract">
            Attack the vulnerable contract
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-disabled={hasProblem || undefined}
          onClick={attackOn(values.fixed)}
        >
          <Translate id="runAttack.fixed" description="Button that runs the attack on the fixed contract">
            Attack the fixed one
          </Translate>
        </button>
        {run.state === 'running' ? (
          <button type="button" className="button button--secondary button--sm" onClick={stop}>
            <Translate id="runAttack.stop" description="Button that ends a run">
              Stop
            </Translate>
          </button>
        ) : (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setValues(initial(props));
              clear();
            }}
          >
            <Translate id="runAttack.reset" description="Button that clears the result and the reader's amounts">
              Reset
            </Translate>
          </button>
        )}
      </div>
      <p className={styles.status} role="status">
        {run.state === 'running' && runText()}
        {run.state === 'failed' && failureText(run.failure)}
      </p>
      {run.state === 'done' && (
        <Suspense fallback={<p className={styles.status}>{runText()}</p>}>
          <Result key={run.number} data={run.data} request={run.request} result={run.result} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Runs the attack of a page in the reader's browser, on the vulnerable contract and on the fixed one. The virtual
 * machine and the compiled contracts are fetched when the reader presses a button for the first time.
 */
export default function RunAttack(props: Props): ReactNode {
  return (
    <ToolBoundary>
      <Box {...props} />
    </ToolBoundary>
  );
}
