import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {lint} from './lint';

/** Code that breaks exactly one rule of `.oxlintrc.json`. */
const BROKEN: Record<string, string> = {
  eqeqeq: 'export const a = (b: number) => b == 1;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-eval': "eval('1');",
  'no-new-func': "export const a = new Function('return 1');",
  'no-unused-expressions': 'export const a = 1;\na + 1;',
  'no-unused-vars': 'const a = 1;\nexport {};',
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1;\nexport const b = a;',
  'prefer-rest-params': 'export function a() { return arguments[0]; }',
  'prefer-spread': 'export const a = (f: (...n: number[]) => void, n: number[]) => f.apply(undefined, n);',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'typescript/consistent-type-imports': "import {A} from './a';\nexport const a = (b: A) => b;",
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-empty-object-type': 'export const a = (b: {}) => b;',
  'typescript/no-explicit-any': 'export const a = (b: any) => b;',
  'typescript/no-extra-non-null-assertion': 'export const a = (b?: number) => b!!;',
  'typescript/no-misused-new': 'export interface A { new (): A; }',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'export const a = (b?: {c?: number}) => b?.c!;',
  'typescript/no-require-imports': "export const a = require('node:fs');",
  'typescript/no-this-alias': 'export function a(this: object) { const b = this; return b; }',
  'typescript/no-unnecessary-type-constraint': 'export const a = <B extends unknown>(b: B) => b;',
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: number }\nexport class A {}',
  'typescript/no-unsafe-function-type': 'export const a = (b: Function) => b;',
  'typescript/no-wrapper-object-types': 'export const a = (b: String) => b;',
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-namespace-keyword': 'export declare module A { const b: number; }',
  'typescript/triple-slash-reference': '/// <reference path="./a" />\nexport {};',
  'react/exhaustive-deps':
    "import {useEffect} from 'react';\nexport function useA(b: () => void) { useEffect(() => { b(); }, []); }",
  'react/rules-of-hooks': "import {useState} from 'react';\nexport function useA(b: boolean) { if (b) useState(1); }",
  'portal/joined-list': "export const a = (b: string[]) => b.join(', ');",
  'portal/raw-html': "export const A = () => <p dangerouslySetInnerHTML={{__html: ''}} />;",
  'portal/zones': "import '../../tests/a';",
  'no-console': "console.log('a');",
  'portal/comment-length': `// ${'word '.repeat(24)}beyond`,
};
const PLUGIN = /^([a-z-]+)\((.+)\)$/;
/** `eslint(eqeqeq)` as the settings write it. */
const named = (code = '') =>
  code.replace(PLUGIN, (_, plugin: string, rule: string) =>
    plugin === 'eslint' ? rule : `${plugin.replace('react-hooks', 'react')}/${rule}`,
  );
const fileOf = (rule: string) => `src/client/${rule.replace('/', '-')}.tsx`;
const found = lint(Object.fromEntries(Object.entries(BROKEN).map(([rule, code]) => [fileOf(rule), `${code}\n`])));

describe('the rules of the linter', () => {
  it.each(Object.keys(BROKEN))('%s is found', (rule) => {
    expect(found.filter(({filename}) => filename === fileOf(rule)).map(({code}) => named(code))).toContain(rule);
  });

  it('portal/joined-list allows errors of the build, separators of code and other folders', () => {
    const joined = 'export const a = (b: string[]) => ';
    const allowed = lint({
      'src/client/thrown.ts': "export function a(b: string[]) {\n  throw new Error(`There are ${b.join(', ')}.`);\n}\n",
      'src/remark/facts/failed.ts': `${joined}fail(\`There are \${b.join(', ')}.\`);\ndeclare function fail(c: string): never;\n`,
      'src/client/code.ts': `${joined}b.join(',');\n`,
      'src/evm/values.ts': `${joined}b.join(', ');\n`,
    });
    expect(allowed.filter(({code}) => named(code) === 'portal/joined-list')).toEqual([]);
  });

  it('are all tried', () => {
    const settings = readFileSync('.oxlintrc.json', 'utf8');
    const rules = [...settings.matchAll(/"((?:[a-z-]+\/)?[a-z-]+)": (?:\[\s*)?"error"/g)]
      .map(([, rule]) => rule)
      .filter((rule) => rule !== 'reportUnusedDisableDirectives');
    expect(rules.sort()).toEqual(Object.keys(BROKEN).sort());
  });

  it('a comment that disables no rule is found', () => {
    expect(lint({'src/a.ts': '// oxlint-disable-next-line no-eval\nexport const a = 1;\n'})[0]?.message).toMatch(
      /^Unused oxlint-disable directive/,
    );
  });

  it('correct code passes', () => {
    expect(lint({'src/client/a.ts': 'export const a = (b: number) => b === 1;\n'})).toEqual([]);
  });
});
