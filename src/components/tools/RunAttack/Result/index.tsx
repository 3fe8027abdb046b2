import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {AttackData} from '@site/src/evm/attack/data';
import type {AttackResult} from '@site/src/evm/attack/moments';
import type {AttackRequest} from '@site/src/evm/attack/ScenarioRun';
import {cutText} from './messages';
import Source from './Source';
import Steps from './Steps';
import styles from './styles.module.css';
import Values from './Values';

interface Props {
  readonly data: AttackData;
  readonly request: AttackRequest;
  readonly result: AttackResult;
}

/** The outcome of a run, and its steps one by one: what happened, which line did it, and what everyone has. */
export default function Result({data, request, result}: Props): ReactNode {
  const {moments, works, reason, start, isCut} = result;
  const [at, setAt] = useState(start);
  const moment = moments[at];
  return (
    <div className={styles.result}>
      <p className={works ? styles.works : styles.fails} role="status">
        <Verdict works={works} contract={request.target} reason={reason} />
      </p>
      <Steps data={data} moments={moments} start={start} at={at} onMove={setAt} />
      {isCut && <p className={styles.cut}>{cutText()}</p>}
      <Source files={data.files} place={moment?.place} />
      <Values result={result} values={moment?.values ?? result.before} />
    </div>
  );
}

function Verdict({works, contract, reason}: {works: boolean; contract: string; reason: string | undefined}): ReactNode {
  const values = {contract: <code>{contract}</code>, reason: <code>{reason}</code>};
  if (works)
    return (
      <Translate id="runAttack.works" description="Result of an attack" values={values}>
        {'The attack on {contract} works.'}
      </Translate>
    );
  return reason ? (
    <Translate id="runAttack.failsWith" description="Result of an attack: its transaction reverted" values={values}>
      {'The attack on {contract} fails. It reverts with {reason}.'}
    </Translate>
  ) : (
    <Translate id="runAttack.fails" description="Result of an attack" values={values}>
      {'The attack on {contract} fails.'}
    </Translate>
  );
}
