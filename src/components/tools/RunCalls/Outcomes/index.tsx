import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/parts/Table';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Term} from '@site/src/evm/attack/data';
import type {CallStep, StepOutcome} from '@site/src/evm/calls/data';
import styles from './styles.module.css';

interface Props {
  readonly steps: readonly CallStep[];
  readonly accounts: Readonly<Record<string, string>>;
  /** CFX by name, with which the steps ran. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly outcomes: readonly StepOutcome[];
}

/** The steps of a run, with what each did and cost. */
export default function Outcomes({steps, accounts, amounts, outcomes}: Props): ReactNode {
  const columns = [
    translate({id: 'runCalls.step', message: 'Step', description: 'Column: who does what'}),
    translate({id: 'runCalls.result', message: 'Result', description: 'Column: what a step did'}),
    translate({id: 'runCalls.espace', message: 'eSpace, gas', description: 'Column'}),
    translate({id: 'runCalls.core', message: 'Core Space, gas', description: 'Column'}),
    translate({id: 'runCalls.collateral', message: 'Core Space, collateral in bytes', description: 'Column'}),
  ];
  const text = (term: Term): string => {
    if (typeof term === 'boolean') return String(term);
    // oxlint-disable-next-line portal/joined-list -- the elements of an array in code
    if (typeof term !== 'string') return `[${term.map(text).join(', ')}]`;
    if (term.startsWith('$')) {
      const name = term.slice(1);
      return accounts[name] ?? (name in amounts ? `${localNumber(Number(amounts[name]))} CFX` : name);
    }
    return term;
  };
  return (
    <Table
      className={styles.table}
      columns={columns.map((name) => ({name}))}
      rows={steps.map((step, index) => {
        const outcome = outcomes[index]!;
        const {cost} = outcome;
        return [
          <Step key="step" step={step} who={accounts[step.by]!} text={text} />,
          <Result key="result" outcome={outcome} />,
          ...(cost ? [cost.espace, cost.core, cost.collateral].map((one) => localNumber(one)) : [freeText(), '–', '–']),
        ];
      })}
    />
  );
}

const freeText = (): string =>
  translate({id: 'runCalls.free', message: 'free', description: 'Cost of a read, in a column of gas'});

function Step({step, who, text}: {step: CallStep; who: string; text: (term: Term) => string}): ReactNode {
  // oxlint-disable-next-line portal/joined-list -- the arguments of a call in code
  const args = `(${step.args.map(text).join(', ')})`;
  if ('deploy' in step)
    return (
      <Translate
        id="runCalls.deploy"
        description="Step: an account deploys a contract"
        values={{who: <b>{who}</b>, contract: <code>{`${step.deploy}${args}`}</code>}}
      >
        {'{who} deploys {contract}'}
      </Translate>
    );
  if ('read' in step)
    return (
      <Translate
        id="runCalls.read"
        description="Step: an account reads a value of a contract"
        values={{who: <b>{who}</b>, call: <code>{`${step.read.split('.')[1]}${args}`}</code>}}
      >
        {'{who} reads {call}'}
      </Translate>
    );
  const call = <code>{`${step.call.split('.')[1]}${args}`}</code>;
  return step.value ? (
    <Translate
      id="runCalls.pay"
      description="Step: an account calls a function and sends CFX with the call"
      values={{who: <b>{who}</b>, call, amount: text(step.value)}}
    >
      {'{who} calls {call} with {amount}'}
    </Translate>
  ) : (
    <Translate
      id="runCalls.call"
      description="Step: an account calls a function in a transaction"
      values={{who: <b>{who}</b>, call}}
    >
      {'{who} calls {call}'}
    </Translate>
  );
}

function Result({outcome: {succeeded, returned, reason, events, slots}}: {outcome: StepOutcome}): ReactNode {
  if (!succeeded)
    return (
      <span className={styles.reverts}>
        {reason ? (
          <Translate
            id="runCalls.reverts"
            description="Result: a call failed, with the reason of the contract"
            values={{reason: <code>{reason}</code>}}
          >
            {'reverts: {reason}'}
          </Translate>
        ) : (
          <Translate id="runCalls.revertsOnly" description="Result: a call failed, and the contract gave no reason">
            reverts without a reason
          </Translate>
        )}
      </span>
    );
  const lines = [
    ...(returned === undefined ? [] : [<code key="returned">{returned}</code>]),
    ...events.map((event, index) => (
      <Translate
        key={`event ${index}`}
        id="runCalls.event"
        description="Result: a contract emitted an event"
        values={{event: <code>{event}</code>}}
      >
        {'event {event}'}
      </Translate>
    )),
    ...slots.map(({name, before, after}) => (
      <Translate
        key={name}
        id="runCalls.slot"
        description="Result: the content of a storage slot changed"
        values={{name: <code>{name}</code>, before: <code>{before}</code>, after: <code>{after}</code>}}
      >
        {'slot {name}: {before} → {after}'}
      </Translate>
    )),
  ];
  if (lines.length === 0)
    return (
      <Translate id="runCalls.succeeds" description="Result: a transaction succeeded and changed no shown slot">
        succeeds
      </Translate>
    );
  return lines.map((line, index) => (
    <span key={index} className={styles.line}>
      {line}
    </span>
  ));
}
