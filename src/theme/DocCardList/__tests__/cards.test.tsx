import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import type {Props} from '@theme/DocCardList';
import DocCardList from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/plugin-content-docs/client',
    '@docusaurus/useBaseUrl',
    '@generated/framework-patches/default/cards.json',
    '@site/src/components/parts/Card',
    '@site/src/components/parts/Cards',
  ];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  filterDocCardListItems: (items: object[]) => items,
  findFirstSidebarItemLink: ({href, items}: {href?: string; items: {href: string}[]}) => href ?? items[0]?.href,
  useCurrentSidebarSiblings: () => [{type: 'link', label: 'Sibling', href: '/docs/sibling'}],
}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({withBaseUrl: (path: string) => (path.startsWith('/es/') ? path : `/es${path}`)}),
}));
vi.mock('@generated/framework-patches/default/cards.json', () => ({
  default: {'/es/docs/a': 'About A.', '/es/docs/inner': 'About the first page.', '/es/docs/sibling': 'About it.'},
}));
vi.mock('@site/src/components/parts/Card', () => ({
  default: ({to, title, children}: {to: string; title: string; children: ReactNode}) => (
    <li>
      {title}|{to}|{children}
    </li>
  ),
}));
vi.mock('@site/src/components/parts/Cards', () => ({
  default: ({children}: {children: ReactNode}) => <ul>{children}</ul>,
}));

const cards = (items?: Props['items']): string[] =>
  [...renderToStaticMarkup(<DocCardList items={items} />).matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text!);

it('cards describe their pages below the base URL of a language, and lead to the first page of a category', () => {
  const items = [
    {type: 'link', label: 'A', href: '/docs/a'},
    {type: 'link', label: 'Full', href: '/es/docs/a'},
    {type: 'link', label: 'Own', href: '/docs/a', description: 'Its own words.'},
    {type: 'category', label: 'Group', items: [{type: 'link', label: 'Inner', href: '/es/docs/inner'}]},
    {type: 'category', label: 'Empty', items: []},
    {type: 'html', value: '<hr>'},
  ] as unknown as Props['items'];
  expect(cards(items)).toEqual([
    'A|/docs/a|About A.',
    'Full|/es/docs/a|About A.',
    'Own|/docs/a|Its own words.',
    'Group|/es/docs/inner|About the first page.',
  ]);
  expect(cards()).toEqual(['Sibling|/docs/sibling|About it.']);
});
