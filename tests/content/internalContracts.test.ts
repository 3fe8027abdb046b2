import fs from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {describe, expect, it} from 'vitest';
import {internalContracts} from '@site/src/facts/contracts';

const FOLDER = path.resolve(__dirname, '../../src/snippets/solidity/internal-contracts');

interface Item {
  type: string;
  name: string;
  stateMutability?: string;
  inputs: {type: string; components?: {type: string}[]; indexed?: boolean}[];
}
const typeOf = ({type, components}: Item['inputs'][number]): string =>
  components ? type.replace('tuple', `(${components.map(({type: inner}) => inner).join(',')})`) : type;
const signatureOf = ({name, inputs}: Item): string => `${name}(${inputs.map(typeOf).join(',')})`;

/** The interfaces as the compiler understands them, by name without the leading I. */
function compiled(): Map<string, Item[]> {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith('.sol'));
  const sources = Object.fromEntries(
    files.map((file) => [file, {content: fs.readFileSync(path.join(FOLDER, file), 'utf8')}]),
  );
  const {errors = [], contracts} = JSON.parse(
    solc.compile(JSON.stringify({language: 'Solidity', sources, settings: {outputSelection: {'*': {'*': ['abi']}}}})),
  ) as {errors?: {formattedMessage: string}[]; contracts: Record<string, Record<string, {abi: Item[]}>>};
  expect(errors.map(({formattedMessage}) => formattedMessage)).toEqual([]);
  return new Map(
    files.map((file) => [file.slice(1, -'.sol'.length), contracts[file]![path.basename(file, '.sol')]!.abi]),
  );
}

describe('§1 the interfaces of the internal contracts', () => {
  const interfaces = compiled();
  const owed = internalContracts.filter(({functions}) => functions.length > 0);

  it('there is one for each contract that has functions', () => {
    expect([...interfaces.keys()].sort()).toEqual(owed.map(({name}) => name).sort());
  });

  it.each(owed)('$name has the functions and events of the facts', ({name, functions, events}) => {
    const abi = interfaces.get(name) ?? [];
    const functionsOf = (list: {signature: string; mutability: string}[]) =>
      list.map(({signature, mutability}) => `${signature} ${mutability}`).sort();
    expect(
      functionsOf(
        abi
          .filter(({type}) => type === 'function')
          .map((item) => ({signature: signatureOf(item), mutability: item.stateMutability!})),
      ),
    ).toEqual(functionsOf(functions));
    const eventsOf = (list: {signature: string; indexed: number}[]) =>
      list.map(({signature, indexed}) => `${signature} ${indexed}`).sort();
    expect(
      eventsOf(
        abi
          .filter(({type}) => type === 'event')
          .map((item) => ({signature: signatureOf(item), indexed: item.inputs.filter(({indexed}) => indexed).length})),
      ),
    ).toEqual(
      eventsOf(
        (events as {signature: string; indexed: string[]}[]).map(({signature, indexed}) => ({
          signature,
          indexed: indexed.length,
        })),
      ),
    );
  });
});
