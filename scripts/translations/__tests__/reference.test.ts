import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {staleReference} from '../../check/rules/translation-state.reference';
import {format} from '../../check/engine/report';
import {expectFindings} from '../../check/__tests__/support';
import type {Site} from '../../check/types';
import {gitIn} from '../../lib/git.mjs';
import {toolIsMissing} from '../../lib/tools';
import {accept} from '../accept';
import {allPairs} from '../pages';
import {showLines} from '../show';
import {tableLines} from '../table';

const METHODS = 'openrpc/core/methods/items.yaml';
const SPANISH = 'openrpc/i18n/es/core/items.yaml';
const LIST = 'openrpc/i18n/es/compared.txt';
const TODAY = '2026-11-21';
const HEAD = (space: string) => `openrpc: 1.3.2
info: {title: ${space}}
x-subjects: {items: Items}
`;
const FILES = {
  'openrpc/core/openrpc.yaml': HEAD('Core'),
  'openrpc/espace/openrpc.yaml': HEAD('eSpace'),
  [METHODS]: '- name: cfx_item\n  summary: At least one.\n  description: |\n    First.\n\n    Second.\n',
  ...Object.fromEntries(
    ['es', 'zh'].flatMap((folder) =>
      ['core', 'espace'].map((space) => [
        `openrpc/i18n/${folder}/${space}/openrpc.yaml`,
        `info: {title: ${space}}\nsubjects: {items: X}\n`,
      ]),
    ),
  ),
  'openrpc/i18n/zh/core/items.yaml': 'cfx_item:\n  summary: 至少一个。\n  description: 一。\n',
  [SPANISH]: 'cfx_item:\n  summary: Al menos uno.\n  description: Uno.\n',
};

let root = '';
const roots: string[] = [];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

/** What the rule reports; a new site each time, as in a new run. */
function found(): string[] {
  const files = readdirSync(path.join(root, 'openrpc'), {recursive: true, encoding: 'utf8'});
  const site: Site = {root, files: new Set(files.map((file) => `openrpc/${file}`)), pages: new Map(), read};
  return [...staleReference(site)].map((problem) => format({rule: 'translation-state', ...problem}));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reference-'));
  roots.push(root);
  process.env.CHECK_CACHE = path.join(root, 'cache');
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  accept(root, allPairs(root), TODAY);
});
afterAll(() => roots.forEach((one) => rmSync(one, {recursive: true, force: true})));

describe('a translated text of the JSON-RPC reference', () => {
  it('is current after it was compared, and a second time writes nothing', () => {
    expect(found()).toEqual([]);
    expect(read(LIST)).toMatch(
      /^[a-z]{10} core\/items\.yaml cfx_item description\n[a-z]{10} core\/items\.yaml cfx_item summary\n/,
    );
    expect(accept(root, allPairs(root), TODAY)).toEqual({written: [], refused: []});
  });

  it.each([
    ['a word of direction', 'At least', 'At most', 'summary', 2],
    ['a paragraph', 'Second.', 'Third.', 'description', 3],
  ])('is stale once %s of its English text changes, until both are compared', (_what, from, to, key, line) => {
    write(METHODS, read(METHODS).replace(from, to));
    expectFindings(found(), [
      `openrpc/i18n/zh/core/items.yaml:${line}  translation-state`,
      `${SPANISH}:${line}  translation-state`,
    ]);
    expect(found()[1]).toContain(
      `Run "npm run translations -- es ${METHODS}" to see the change, translate it, then run "npm run translations -- --accept es ${METHODS}".`,
    );
    expect(tableLines(allPairs(root, ['es'])).at(-1)).toBe(`stale      es  ${METHODS}  cfx_item ${key}`);
    expect(accept(root, allPairs(root, ['es']), TODAY)).toEqual({written: [LIST], refused: []});
    expectFindings(found(), [`openrpc/i18n/zh/core/items.yaml:${line}  translation-state`]);
  });

  it('stays current when its English text is only wrapped differently', () => {
    write(METHODS, read(METHODS).replace('At least one.', '>-\n    At least\n    one.'));
    expect(found()).toEqual([]);
  });

  it('is reported without a record, and a record without its text, too', () => {
    write(LIST, `${read(LIST).replace(/^.*cfx_item summary\n/m, '')}aaaaaaaaaa core/items.yaml cfx_gone summary\n`);
    expectFindings(found(), [
      `${SPANISH}:2  translation-state`,
      `${LIST}:${read(LIST).split('\n').length - 1}  translation-state`,
    ]);
    expect(found()[0]).toContain(`The text was never compared with ${METHODS}:2.`);
    accept(root, allPairs(root, ['es']), TODAY);
    expect(found()).toEqual([]);
    expect(read(LIST)).not.toContain('cfx_gone');
  });

  it('without a file is missing', () => {
    rmSync(path.join(root, SPANISH));
    expect(tableLines(allPairs(root, ['es'])).at(-1)).toMatch(new RegExp(`^missing    es  ${METHODS}`));
    expect(accept(root, allPairs(root, ['es']), TODAY).refused).toEqual([`${SPANISH}: it is missing.`]);
  });

  it.skipIf(toolIsMissing('npm run translations', 'git'))('is shown with the change from the history', () => {
    gitIn(root, 'init', '-b', 'main');
    gitIn(root, 'add', '-A');
    gitIn(root, 'commit', '-m', 'first');
    expect(showLines(root, 'es', METHODS)).toEqual([`The es translation of ${METHODS} is current.`]);
    write(METHODS, read(METHODS).replace('Second.', 'Third.').replace('At least', 'At most'));
    expect(showLines(root, 'es', METHODS)).toEqual([
      `2 texts of ${METHODS} have changed since their es translation was compared.`,
      '',
      `== cfx_item summary  ${METHODS}:2`,
      '- At least one.',
      '+ At most one.',
      `-- ${SPANISH}:2`,
      '  Al menos uno.',
      '',
      `== cfx_item description  ${METHODS}:3`,
      '  First.',
      '  ',
      '- Second.',
      '+ Third.',
      `-- ${SPANISH}:3`,
      '  Uno.',
    ]);
  });
});
