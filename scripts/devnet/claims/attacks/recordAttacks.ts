import type {AttackData} from '@site/src/evm/attack/data';
import {ScenarioRun, type ScenarioResult} from '@site/src/evm/attack/ScenarioRun';
import {FOLDERS} from '@site/src/languages';
import {attackData, attackTopics} from '@site/src/plugins/docusaurus-plugin-attacks/attackData';
import type {Space} from '../../gateway';
import {ROOT} from '../../packages';
import {NodeLedger, startChain, stopChain} from './NodeLedger';

const SPACES: Space[] = ['espace', 'core'];

/** One attack on one contract, in one space. */
export interface AttackCase {
  readonly topic: string;
  readonly attack: string;
  readonly target: string;
  readonly space: Space;
}

/** The outcome of a case on a node. */
interface AttackRow extends AttackCase, ScenarioResult {}

/** The content of `recorded.json`. */
export interface AttackRecord {
  readonly node: string;
  readonly rows: readonly AttackRow[];
}

/** A topic as its English page runs it, in a space. */
export const dataOf = (topic: string, space: Space): AttackData =>
  attackData(ROOT, topic, {all: FOLDERS, own: FOLDERS[0]!}, space);

/** All attacks of all topics, in both spaces. */
export const attackCases = (): AttackCase[] =>
  attackTopics(ROOT).flatMap((topic) => {
    const {attacks} = dataOf(topic, 'espace');
    return attacks.flatMap(({id, vulnerable, fixed}) =>
      [vulnerable, ...fixed].flatMap((target) => SPACES.map((space) => ({topic, attack: id, target, space}))),
    );
  });

/** Begins the names of a case's accounts. */
export const accountsOf = ({topic, attack, target}: AttackCase): string => `${topic} ${attack} ${target} `;

/** Runs every attack on a node, in both spaces. Attacks that move to another chain continue on a second node. */
export async function recordAttacks(): Promise<AttackRecord> {
  const chainIds = SPACES.map((space) => dataOf(attackTopics(ROOT)[0]!, space).chainIds) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const [espace, core] = chainIds;
  const own = await startChain([core[0], espace[0]]);
  const other = await startChain([core[1], espace[1]]);
  try {
    const rows: AttackRow[] = [];
    for (const one of attackCases()) {
      const data = dataOf(one.topic, one.space);
      const scenario = data.attacks.find(({id}) => id === one.attack)!;
      const accounts = accountsOf(one);
      const names = Object.keys(data.accounts).map((name) => accounts + name);
      const ledger = new NodeLedger(one.space, own, other, names);
      const run = new ScenarioRun(
        data,
        scenario,
        {attack: one.attack, target: one.target, amounts: {}, accounts},
        ledger,
      );
      rows.push({...one, ...(await run.finish())});
    }
    return {node: /\/(v[\d.]+)/.exec(own.node.version)?.[1] ?? own.node.version, rows};
  } finally {
    await stopChain(own);
    await stopChain(other);
  }
}
