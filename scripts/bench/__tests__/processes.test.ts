import {expect, it} from 'vitest';
import {family, parseStat, roleOf} from '../processes';

it('reads a process whose name holds spaces and parentheses', () => {
  const stat = `42 (a (b) c) S 7 ${'0 '.repeat(9)}150 50 ${'0 '.repeat(6)}991 0`;
  expect(parseStat(stat)).toEqual({pid: 42, parent: 7, seconds: 2, began: '991'});
});

it('finds all that stem from a process, whatever their numbers', () => {
  const all = [
    [5, 1],
    [3, 5],
    [9, 3],
    [4, 2],
  ].map(([pid, parent]) => ({pid: pid!, parent: parent!, seconds: 1, began: ''}));
  expect(family(5, all).map(({pid}) => pid)).toEqual([5, 3, 9]);
});

it.each([
  ['/usr/lib/chromium/chromium-headless-shell --type=renderer --lang=en', 'browser: renderer'],
  [
    '/usr/lib/chromium/chromium-headless-shell --type=utility --utility-sub-type=network.mojom.NetworkService',
    'browser: network.mojom.NetworkService',
  ],
  ['/usr/bin/chromium-headless-shell --no-sandbox', 'browser: main'],
  ['node node_modules/tsx/cli scripts/serve.ts --port 3210', 'server of the build'],
  ['node node_modules/@docusaurus/core/bin/docusaurus.mjs build', 'build of a fixture site'],
  ['node node_modules/playwright/lib/worker/workerProcessEntry.js', 'worker of the tests'],
  ['node node_modules/@playwright/test/cli.js test', 'runner and the rest'],
])('tells what %s is', (command, role) => {
  expect(roleOf(command)).toBe(role);
});
