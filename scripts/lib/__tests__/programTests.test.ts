import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {programStates, provedTests, storeTests} from '../programTests.mjs';
import {gitIn} from '../git.mjs';
import {recordPrinted} from '../printed.mjs';

const [ONE, TWO] = ['tests/tutorials/one.test.ts', 'tests/tutorials/two.test.ts'];
let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const passed = (file: string, state: 'passed' | 'failed' | 'skipped' = 'passed') => ({
  file: path.join(root, file),
  title: 'builds',
  state,
});

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'dapps-'));
  gitIn(root, 'init');
  write(
    ONE,
    "const PAGE = 'core/build/wallet';\nimport {wallet} from '../support/wallet';\nimport {tool} from '@site/scripts/lib/tools';\n",
  );
  write(TWO, '');
  write('tests/tutorials/testWallet.test.ts', '');
  write('tests/support/wallet.ts', '');
  write('scripts/lib/tools.ts', '');
  write('tests/baselines/a.json', '{}');
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(root, {recursive: true});
});

/** Records what a green run proved. */
function record(left: string[], tests: ReturnType<typeof passed>[]): Record<string, string> {
  const states = programStates(root);
  storeTests(states, left, tests, root);
  recordPrinted(root);
  return states;
}
const seeds = Array.from({length: 120}, (_, seed) => `commit ${seed}`);
function everLeft(): string[] {
  const states = programStates(root);
  return [...new Set(seeds.flatMap((seed) => provedTests(states, root, seed)))].sort();
}

describe('tests that most commits leave out', () => {
  it('are left out after they passed, by some commits and not by others', () => {
    expect(everLeft()).toEqual([]);
    record([], [passed(ONE), passed(TWO)]);
    expect(everLeft()).toEqual([ONE, TWO]);
    const states = programStates(root);
    const runs = seeds.filter((seed) => !provedTests(states, root, seed).includes(ONE)).length;
    expect(Math.abs(runs - seeds.length / 12)).toBeLessThan(6);
    vi.stubEnv('PRINTED', 'always');
    expect(everLeft()).toEqual([]);
  });

  it('are proved only by a file whose tests all passed, or that was left out', () => {
    record([], [passed(ONE), passed(ONE, 'skipped'), passed(TWO)]);
    expect(everLeft()).toEqual([TWO]);
    record([TWO], [passed(ONE)]);
    expect(everLeft()).toEqual([ONE, TWO]);
    record([], [passed(ONE, 'failed')]);
    expect(everLeft()).toEqual([]);
  });

  it.each([
    ['its helpers', 'tests/support/wallet.ts', [TWO]],
    ['its tools', 'scripts/lib/tools.ts', [TWO]],
    ['itself', TWO, [ONE]],
    ['its page', 'docs/core/build/wallet.mdx', [TWO]],
    ['a tutorial', 'docs/espace/tutorials/walletConnect/nextjs.mdx', []],
    ['a snippet', 'src/snippets/tutorials/wallet-next/a.ts', []],
    ['a fact', 'src/facts/networks.json', []],
    ['the devnet', 'scripts/devnet/node/process.ts', []],
    ['the packages', 'tests/tutorials/package-lock.json', []],
    ['nothing else', 'docs/espace/other.mdx', [ONE, TWO]],
  ])('run again after a change of %s', (_, file, left) => {
    record([], [passed(ONE), passed(TWO)]);
    write(file, 'changed');
    expect(everLeft()).toEqual(left);
  });

  it('have no state outside of a checkout, where all run', () => {
    record([], [passed(ONE), passed(TWO)]);
    fs.rmSync(path.join(root, '.git'), {recursive: true});
    expect(programStates(root)).toEqual({});
    expect(everLeft()).toEqual([]);
  });

  it('of the project all have a state, and each pattern of the list finds one', () => {
    const folder = path.resolve(import.meta.dirname, '../../../tests');
    const dapps = fs
      .readdirSync(path.join(folder, 'tutorials'))
      .filter((name) => name.endsWith('.test.ts') && name !== 'testWallet.test.ts');
    const states = Object.keys(programStates());
    expect(states.filter((file) => file.startsWith('tests/tutorials/'))).toEqual(
      dapps.map((name) => `tests/tutorials/${name}`).sort(),
    );
    expect(states.filter((file) => file.startsWith('tests/node/'))).toHaveLength(20);
  });

  it('prove no statement of the specification, so that every run verifies these', () => {
    const site = path.resolve(import.meta.dirname, '../../..');
    const {statements} = JSON.parse(fs.readFileSync(path.join(site, 'tests/statements.json'), 'utf8')) as {
      statements: Record<string, {proofs?: string[]}>;
    };
    const fragments = Object.values(statements).flatMap(({proofs: own = []}) => own);
    expect(fragments.length).toBeGreaterThan(50);
    const sources = Object.keys(programStates()).map((file) => fs.readFileSync(path.join(site, file), 'utf8'));
    expect(fragments.filter((fragment) => sources.some((source) => source.includes(fragment)))).toEqual([]);
  });

  it('read no translation, because these are not part of the state', () => {
    const site = path.resolve(import.meta.dirname, '../../..');
    const readers = Object.keys(programStates()).filter((file) =>
      fs.readFileSync(path.join(site, file), 'utf8').includes('i18n/'),
    );
    expect(readers).toEqual([]);
  });
});
