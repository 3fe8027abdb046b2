import {readFileSync} from 'node:fs';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import NotFoundContent from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  for (const name of ['@docusaurus/Link', '@docusaurus/Translate', '@docusaurus/useIsBrowser']) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));

const links = [...renderToStaticMarkup(<NotFoundContent />).matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
  ([, to, words]) => [words, to],
);

describe('§2.7 the not-found page', () => {
  it('links to the home page, to all documentation and to all topics', () => {
    expect(links).toEqual([
      ['Home page', '/'],
      ['All documentation', '/docs'],
      ['All pages by topic', '/docs/tags'],
    ]);
  });

  it('links to addresses that are published', () => {
    const published = new Set(readFileSync('src/config/published-routes.txt', 'utf8').split('\n'));
    expect(links.map(([, to]) => to).filter((to) => !published.has(to!))).toEqual([]);
  });
});
