import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import type {GlossaryEntry} from '@site/src/plugins/docusaurus-plugin-mdx-dependencies/types';
import Entry from '../Entry';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/Link', '@docusaurus/Translate'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

/** The names in other languages, each with the language that a screen reader speaks it in. */
const namesOf = (parts: Partial<GlossaryEntry>): string[] => {
  const entry = {id: 'x', name: 'nonce', also: [], means: 'A count.', others: [], ...parts} as GlossaryEntry;
  return [...renderToStaticMarkup(<Entry entry={entry} hidden={false} />).matchAll(/lang="([^"]*)"[^>]*>(.*?)</g)].map(
    ([, lang, name]) => `${lang}: ${name}`,
  );
};

it('a term has its names in the other languages, each in its own, and no name twice', () => {
  const others = (zh: string, es: string) => [
    {lang: 'zh-CN', name: zh},
    {lang: 'es', name: es},
  ];
  expect(namesOf({name: 'epoch', others: others('纪元', 'época')})).toEqual(['zh-CN: 纪元', 'es: época']);
  expect(namesOf({others: others('nonce', 'nonce')})).toEqual([]);
  const onChinesePage = [
    {lang: 'en', name: 'nonce'},
    {lang: 'es', name: 'nonce'},
  ];
  expect(namesOf({name: '随机数', others: onChinesePage})).toEqual(['en: nonce']);
});
