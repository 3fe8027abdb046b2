import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FileData} from '@site/src/evm/attack/data';
import type {Moment} from '@site/src/evm/attack/moments';
import {cfxText} from '../../cfxText';
import styles from './styles.module.css';

interface Props {
  readonly moment: Moment;
  readonly files: readonly FileData[];
}

/** One step in words. */
export default function Line({moment, files}: Props): ReactNode {
  const {kind, who, to, slot, text, value, place} = moment;
  const amount = value && <span className={styles.amount}>{cfxText(value)} CFX</span>;
  const line = place && files[place.file]!.text[place.line - 1]!.trim();
  const names = {
    who: <b>{who}</b>,
    to: <b>{to}</b>,
    text: <code>{text}</code>,
    line: <code>{line}</code>,
    number: slot,
  };
  switch (kind) {
    case 'deploy':
      return (
        <>
          <Translate
            id="runAttack.moment.deploy"
            description="Step of an attack: a contract is deployed"
            values={names}
          >
            {'{who} deploys {to}'}
          </Translate>{' '}
          {amount}
        </>
      );
    case 'call':
    case 'staticcall':
    case 'delegatecall':
      return (
        <>
          <b>{who}</b> <span aria-hidden="true">→</span> <b>{to}</b>
          {text && <code className={styles.function}>.{text}</code>} {amount}
        </>
      );
    case 'sign':
      return (
        <Translate
          id="runAttack.moment.sign"
          description="Step of an attack: an account signs a message"
          values={names}
        >
          {'{who} signs {text}'}
        </Translate>
      );
    case 'slot':
      return (
        <Translate
          id="runAttack.moment.slot"
          description="Step of an attack: an account reads the storage of a contract through a node"
          values={names}
        >
          {'{who} reads slot {number} of {to}: {text}'}
        </Translate>
      );
    case 'chain':
      return (
        <Translate id="runAttack.moment.chain" description="Step of an attack: what follows is sent on a second chain">
          On another chain, where the same contracts are deployed:
        </Translate>
      );
    case 'write':
      return line ? (
        <Translate
          id="runAttack.moment.write"
          description="Step of an attack: a line changes the storage"
          values={names}
        >
          {'{who} writes: {line}'}
        </Translate>
      ) : (
        <Translate id="runAttack.moment.writeOnly" description="Step of an attack: the storage changes" values={names}>
          {'{who} writes to its storage'}
        </Translate>
      );
    case 'event':
      return (
        <Translate
          id="runAttack.moment.event"
          description="Step of an attack: a contract emits an event"
          values={names}
        >
          {'{who} emits {text}'}
        </Translate>
      );
    case 'destroy':
      return (
        <Translate
          id="runAttack.moment.destroy"
          description="Step of an attack: SELFDESTRUCT sends the balance"
          values={names}
        >
          {'{who} destroys itself and sends its CFX to {to}'}
        </Translate>
      );
    case 'revert':
      return text ? (
        <Translate
          id="runAttack.moment.revert"
          description="Step of an attack: a call fails with a reason"
          values={names}
        >
          {'{who} reverts: {text}'}
        </Translate>
      ) : (
        <Translate
          id="runAttack.moment.revertOnly"
          description="Step of an attack: a call fails without a reason"
          values={names}
        >
          {'{who} reverts'}
        </Translate>
      );
  }
}
