import fs from 'node:fs';
import path from 'node:path';
import type {AttackData, ContractData, Scenario} from '../../evm/attack/data';
import {packPlace, unpackPlace} from '../../evm/attack/lines';
import {evmPrices} from '../../facts/evmPrices';
import {network} from '../../facts/networkFacts';
import type {Space} from '../../facts/types';
import {ATTACK_FILE, TOPICS} from '../../remark/attacks/attackProps';
import {checkContracts} from './checkContracts';
import {compileTopic, type CompiledTopic} from './compileTopic';
import {readAttack, type TextLanguages} from '../../remark/attacks/readAttack';

/** Topics that have an attack to run, sorted. */
export function attackTopics(root: string): string[] {
  return fs
    .readdirSync(path.join(root, TOPICS), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(root, TOPICS, entry.name, ATTACK_FILE)))
    .map(({name}) => name)
    .sort();
}

/** Contracts that scenarios deploy, and those that these create. */
function usedContracts(scenarios: readonly Scenario[], {contracts}: CompiledTopic): Record<string, ContractData> {
  const named = new Set(
    scenarios.flatMap(({vulnerable, fixed, steps}) => [
      vulnerable,
      ...fixed,
      ...steps.flatMap((step) => ('deploy' in step && step.deploy !== 'target' ? [step.deploy] : [])),
    ]),
  );
  const codes = [...named].map((name) => contracts[name]!.initCode);
  const isCreated = ({initCode}: ContractData) =>
    initCode !== '0x' && codes.some((code) => code.includes(initCode.slice(2)));
  return Object.fromEntries(
    Object.entries(contracts).filter(([name, contract]) => named.has(name) || isCreated(contract)),
  );
}

/** Leaves out files whose lines no contract needs, and numbers the others again. */
function withUsedFiles(
  contracts: Record<string, ContractData>,
  files: AttackData['files'],
): Pick<AttackData, 'contracts' | 'files'> {
  const filesOf = (lines: readonly number[]) =>
    lines.flatMap((packed, index) => (index % 2 === 1 ? (unpackPlace(packed)?.file ?? []) : []));
  const used = [
    ...new Set(Object.values(contracts).flatMap(({lines, initLines}) => [...filesOf(lines), ...filesOf(initLines)])),
  ].sort((a, b) => a - b);
  const again = (lines: readonly number[]): number[] =>
    lines.map((packed, index) => {
      const place = index % 2 === 1 ? unpackPlace(packed) : undefined;
      return place ? packPlace({file: used.indexOf(place.file), line: place.line}) : packed;
    });
  return {
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([name, contract]) => [
        name,
        {...contract, lines: again(contract.lines), initLines: again(contract.initLines)},
      ]),
    ),
    files: used.map((index) => ({
      ...files[index]!,
      functions: files[index]!.functions.filter(({contract}) => contracts[contract]),
    })),
  };
}

/** Chain IDs by space: mainnet's, and testnet's for signatures that another chain must not accept. */
const chainIdsOf = (space: Space): [number, number] => [
  Number(network(space, 'mainnet').chainId),
  Number(network(space, 'testnet').chainId),
];

/**
 * Everything that a page needs to run the attacks of a topic, in one language.
 * @param root absolute path of the project
 * @throws AttackError, or the compiler's messages
 */
export function attackData(root: string, topic: string, languages: TextLanguages, space: Space = 'espace'): AttackData {
  const folder = path.join(root, TOPICS, topic);
  const file = path.join(folder, ATTACK_FILE);
  const read = readAttack(`${TOPICS}/${topic}/${ATTACK_FILE}`, fs.readFileSync(file, 'utf8'), languages);
  const compiled = compileTopic(folder, root);
  checkContracts(read, compiled);
  const attacks = read.attacks.map(({scenario}) => scenario);
  return {
    topic,
    prices: evmPrices(space),
    chainIds: chainIdsOf(space),
    ...withUsedFiles(usedContracts(attacks, compiled), compiled.files),
    accounts: read.accounts,
    amounts: read.amounts,
    attacks,
  };
}
