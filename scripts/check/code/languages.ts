import {graphql, json, toml, yaml} from './parsers/data';
import {javascript, python, shell, tsx, typescript} from './parsers/scripts';
import {solidity} from './parsers/solidity';
import type {Parser} from './types';

/** Parsers by the language of a fence. Other languages are not checked. */
export const PARSERS: Readonly<Record<string, Parser>> = {
  json,
  yaml,
  yml: yaml,
  toml,
  graphql,
  js: javascript,
  javascript,
  ts: typescript,
  typescript,
  tsx,
  jsx: tsx,
  python,
  py: python,
  sh: shell,
  bash: shell,
  shell,
  solidity,
};

/** Languages whose commands have options that can be looked up. */
export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'shell']);

/** Languages of snippets by extension. Solidity and TypeScript have separate compilers there. */
export const SNIPPET_LANGUAGES: Readonly<Record<string, string>> = {
  js: 'js',
  mjs: 'js',
  py: 'python',
  sh: 'sh',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  graphql: 'graphql',
};

/** A line that marks omitted code, in any programming language. */
export const ELISION = /^\s*(?:(?:\/\/|#|--)\s*(?:\.{3}|…).*|\/\*+\s*(?:\.{3}|…).*|(?:\.{3}|…)[,;]?\s*)$/;
