import {describe, expect, it} from 'vitest';
import {readPage} from '../../scripts/built/files';
import {network, type Space} from '../../src/facts';
import {LOCALES, prefixOf} from '../../src/languages';
import {builtPage, linksIn, select} from '../support/builtSite';
import {elements} from '../support/elements';
import {texts} from '../support/texts';

/** The words of a page, as a browser shows them. */
const wordsOf = (pathname: string): string => readPage(pathname).replace(/<!-- -->|<[^>]+>/g, '');

describe.each(LOCALES)('pages that list others (%s)', (locale) => {
  const prefix = prefixOf(locale);

  it('§2.1 home: a catalog with an eSpace, a Core Space and a general section of five groups', () => {
    const home = builtPage(prefix || '/');
    const headings = select(home, 'h2').map(({text}) => text);
    expect(headings).toHaveLength(3);
    expect(headings.slice(0, 2)).toEqual(['eSpace', 'Core Space']);
    expect(select(home, 'h3')).toHaveLength(5);
    for (const path of [
      'overview/for-dapp-developers',
      'general/run-a-node',
      'general/mine-stake/mine/running-mining-node',
      'general/mine-stake/stake',
      'general/tutorials/wallets',
    ])
      expect(
        linksIn(home, 'page').filter((href) => href.replace(/\/$/, '') === `${prefix}/docs/${path}`),
        path,
      ).not.toEqual([]);
  });

  it('§2.7 the tag list page shows the tags in alphabetical groups', () => {
    const page = builtPage(`${prefix}/docs/tags`);
    expect(select(page, 'h1').map(({text}) => text)).toEqual([texts('theme.tags.tagsPageTitle', 'Tags')[locale]]);
    const letters = select(page, 'h2').map(({attributes}) => attributes.id!);
    expect(letters.length).toBeGreaterThan(5);
    expect(letters.filter((letter) => letter.length !== 1)).toEqual([]);
    expect(letters).toEqual([...new Set(letters)].sort());
  });

  it('§9 plural forms of the number of posts, and of the reading time', () => {
    expect(wordsOf(`${prefix}/blog/tags/hola`)).toMatch(
      {en: /One post tagged/, 'zh-CN': /1 篇/, es: /(?:1|[Uu]na) (?:publicación|entrada)/}[locale],
    );
    expect(wordsOf(`${prefix}/blog/tags/docusaurus`)).toMatch(
      {en: /2 posts tagged/, 'zh-CN': /2 篇/, es: /2 (?:publicaciones|entradas)/}[locale],
    );
    expect(wordsOf(`${prefix}/blog/welcome`)).toMatch({en: /\d min read/, 'zh-CN': /\d 分钟/, es: /\d min/}[locale]);
  });
});

const ENDPOINT_PAGES: Record<Space, string> = {
  espace: '/docs/espace/network-endpoints',
  core: '/docs/core/conflux_rpcs',
};
const SPACES = Object.keys(ENDPOINT_PAGES) as Space[];

describe.each(SPACES.flatMap((space) => LOCALES.map((locale) => [space, locale] as const)))(
  'endpoints of %s (%s)',
  (space, locale) => {
    const path = prefixOf(locale) + ENDPOINT_PAGES[space];
    const figures = readPage(path).match(/<figure[^]*?<\/figure>/g) ?? [];

    it('§2.2 the endpoint page shows every address in the facts', () => {
      for (const net of ['mainnet', 'testnet'] as const) {
        const facts = network(space, net);
        const figure = figures.find((html) => html.includes(`data-network=${facts.id}`));
        // Long addresses can break between their parts.
        const words = figure?.replace(/<wbr[^>]*>|<!-- -->/g, '').replace(/<[^>]+>/g, ' ') ?? '';
        for (const url of [...facts.rpc.http, ...facts.rpc.ws]) expect(words.split(/\s+/), net).toContain(url);
        expect(words).toContain(`${facts.chainId} (${facts.chainIdHex})`);
        expect(elements(figure!, 'a').map(({href}) => href)).toContain(facts.explorer);
      }
    });

    it('§2.2 the displayed request uses the endpoint from the facts', () =>
      expect(wordsOf(path)).toContain(`curl -s ${network(space, 'testnet').rpc.http[0]}`));
  },
);

it('§9 Solidity is highlighted', () => {
  const html = readPage('/markdown-page');
  for (const token of ['keyword[^>]*>contract', 'class-name[^>]*>Tip', 'builtin[^>]*>address'])
    expect(html).toMatch(new RegExp(`<span class="token ${token}<`));
});

it.each(['core', 'espace'])('§7 RPC: the documents are published (%s)', (space) => {
  const document = JSON.parse(readPage(`/openrpc/${space}.json`)) as {openrpc: string; methods: unknown[]};
  expect(document.openrpc).toBe('1.3.2');
  expect(document.methods.length).toBeGreaterThan(30);
});
