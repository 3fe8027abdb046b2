import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BUILD, fileOf, readPage} from '../../scripts/built/files';
import {SearchEngine} from '../../src/plugins/docusaurus-plugin-search/client/engine';
import type {SearchIndex} from '../../src/plugins/docusaurus-plugin-search/model';
import {builtPages} from '../support/builtPages';
import {elements, isNoIndex} from '../support/elements';
import {LOCALES, prefixOf} from '../../src/languages';

const LANGUAGES = LOCALES.map((locale) => [locale, prefixOf(locale)] as const);
const file = (prefix: string): string => path.join(BUILD, prefix, 'search-index.json');
const load = (prefix: string): SearchIndex => JSON.parse(fs.readFileSync(file(prefix), 'utf8')) as SearchIndex;
const scripts = path.join(BUILD, 'assets/js');
/**
 * Ids of the headings of a page. Parsing each page of the site for them takes as long as all other tests of this file.
 */
const headingIds = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/<h[23]\b[^>]*?\sid=(?:"([^"]*)"|([^\s"'>]+))/g)].map(([, quoted, bare]) => quoted ?? bare!),
  );

describe.each(LANGUAGES)('search index of %s', (locale, prefix) => {
  const index = load(prefix);

  it('holds pages of its own locale only, each with a title and a text', () => {
    expect(index.pages.length).toBeGreaterThan(5);
    expect(
      index.pages.filter(({url}) => !url.startsWith(`${prefix}/`) || (prefix === '' && /^\/(zh-CN|es)\//.test(url))),
    ).toEqual([]);
    expect(index.pages.filter(({title}) => !title.trim())).toEqual([]);
    expect(new Set(index.sections.map(({page}) => page)).size).toBe(index.pages.length);
  });

  it('every address exists, with its anchor', () => {
    expect(index.pages.filter(({url}) => !fileOf(url)).map(({url}) => url)).toEqual([]);
    const missing = index.pages.flatMap(({url}, page) => {
      const ids = headingIds(readPage(url));
      return index.sections
        .filter((section) => section.page === page && section.anchor && !ids.has(section.anchor))
        .map(({anchor}) => `${url}#${anchor}`);
    });
    expect(missing).toEqual([]);
  });

  it('§2.7 holds no unlisted page, no list of tags, not the search page', () => {
    expect(index.pages.filter(({url}) => isNoIndex(readPage(url))).map(({url}) => url)).toEqual([]);
    expect(
      index.pages.filter(({url}) => /\/(tags|search|archive|authors|404)(\/|$)/.test(url)).map(({url}) => url),
    ).toEqual([]);
  });

  it('holds every other documentation page and post', () => {
    const known = new Set(index.pages.map(({url}) => url.replace(/\/$/, '')));
    const owed = builtPages()
      .filter(
        ({file: name, html}) =>
          (locale === 'en' ? !/^(zh-CN|es)\//.test(name) : name.startsWith(`${locale}/`)) &&
          /<html[^>]*(docs-doc-page|blog-post-page)/.test(html) &&
          !isNoIndex(html),
      )
      .map(({file: name}) => `/${name.replace(/(\/index)?\.html$/, '')}`);
    expect(owed.filter((url) => !known.has(url))).toEqual([]);
  });

  it('holds text, not the chrome around it', () => {
    const chrome = /(Edit this page|编辑此页|Editar esta página)$|(Copyright|版权所有|Derechos de autor) ©|\u200b/;
    expect(
      index.sections.filter(({text}) => chrome.test(text)).map(({anchor, text}) => `${anchor}: ${text.slice(-80)}`),
    ).toEqual([]);
  });

  it('stays below 2 KB for a page, compressed', () => {
    expect(gzipSync(fs.readFileSync(file(prefix))).length).toBeLessThan(2048 * index.pages.length + 4096);
  });
});

/** What readers type, and the page that must come first. Sometimes, two pages are equally good. */
const QUERIES: [locale: string, prefix: string, query: string, first: RegExp][] = [
  ['en', '', 'cfx_getBalance', /\/rpc\/cfx_getbalance$/],
  ['en', '', 'getlogs', /\/rpc\/(?:cfx|eth)_getlogs$/],
  ['en', '', '-32602', /\/json-rpc\/common_rpc_error$/],
  ['en', '', 'storage collateral', /\/core-space-basics\/storage$/],
  ['en', '', 'how do I deploy a contract', /\/deployContract\/hardhatAndFoundry$/],
  ['en', '', 'run a node', /\/run-a-node\/?$/],
  ['en', '', 'netwrok endpoints', /\/(?:network-endpoints|conflux_rpcs)$/],
  ['en', '', 'reentrancy', /\/reentrancy-attack$/],
  ['zh-CN', '/zh-CN', '存储抵押', /\/core-space-basics\/storage$/],
  ['zh-CN', '/zh-CN', '质押', /\/mine-stake\/stake\/?$/],
  ['zh-CN', '/zh-CN', '重入', /\/reentrancy-attack$/],
  ['es', '/es', 'transaccion pendiente', /\/why-transaction-is-pending$/],
  ['es', '/es', 'cómo desplegar un contrato con Hardhat', /\/deployContract\/hardhatAndFoundry$/],
  ['es', '/es', 'cómo hacer un puente', /\/cross-space-bridge$/],
  ['es', '/es', 'billetera', /\/wallets$/],
];

/** Words that no page has. */
const MISSPELT: [locale: string, prefix: string, query: string, word: string][] = [
  ['en', '', 'colaterla', 'collateral'],
  ['en', '', 'blokchian', 'blockchain'],
  ['zh-CN', '/zh-CN', 'walelt', 'wallet'],
  ['es', '/es', 'stakign', 'staking'],
];

describe('search over the finished pages', () => {
  const engines = new Map(LANGUAGES.map(([, prefix]) => [prefix, new SearchEngine(load(prefix))] as const));

  it.each(QUERIES)('%s%s: %s has its page first', (_locale, prefix, query, first) => {
    expect(engines.get(prefix as '')!.find(query, 1).hits[0]?.url).toMatch(first);
  });

  it.each(MISSPELT)('%s%s: %s finds nothing, and offers words that find something', (_locale, prefix, query, word) => {
    const engine = engines.get(prefix as '')!;
    const {total, suggestions} = engine.find(query, 1);
    expect(total).toBe(0);
    expect(suggestions).toContain(word);
    expect(suggestions.filter((one) => engine.find(one, 1).total === 0)).toEqual([]);
  });
});

describe('search scripts', () => {
  const named = fs
    .readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, text: fs.readFileSync(path.join(scripts, name), 'utf8')}));
  const page = readPage('/docs/overview');
  const first = new Set(elements(page, 'script').map(({src}) => path.basename(src ?? '')));

  it('a page asks for neither the dialog nor the search library before they are used', () => {
    const library = named.filter(({text}) => text.includes('MiniSearch:'));
    expect(library.length).toBeGreaterThan(0);
    expect(library.filter(({name}) => first.has(name)).map(({name}) => name)).toEqual([]);
    const dialog = named.filter(({text}) => text.includes('search.dialog.label'));
    expect(dialog.length).toBeGreaterThan(0);
    expect(dialog.filter(({name}) => first.has(name)).map(({name}) => name)).toEqual([]);
  });

  it('§7 nothing in them needs eval', () => {
    expect(
      named
        .filter(({text}) => text.includes('MiniSearch:') || text.includes('search.dialog.label'))
        .filter(({text}) => /\beval\(|new Function\(/.test(text))
        .map(({name}) => name),
    ).toEqual([]);
  });
});
