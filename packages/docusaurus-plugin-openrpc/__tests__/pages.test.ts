import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {pageSet, writePages} from '../generate';
import {loadDocument} from '../loadDocument';
import {methodPage} from '../methodPage';
import {livePlaceholders, localizedMethods, schemasOf} from '../localizedMethod';
import type {PluginOptions} from '../options';
import {categoryFiles, methodRows, pageFiles} from '../pages';
import {localize, loadTranslations} from '../translations';
import {writeFiles} from '../writeFiles';
import {options} from './options';
import {writeSources} from './sources';

const spanish: PluginOptions = {
  ...options,
  adapter: {...options.adapter, labels: {es: {parameters: 'Parámetros', result: 'Resultado'}}},
};
let site = '';
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'rpc-pages-'));
});
const document = () => loadDocument(writeSources(), 'shop');

describe('files of an instance', () => {
  it('one page a method in its subject, an index, categories with unique keys', () => {
    const set = pageSet(options, document(), 'en');
    const files = pageFiles(set);
    expect([...files.keys()]).toEqual(['index.mdx', 'items/shop_getitem.mdx']);
    expect([...categoryFiles(set).keys()]).toEqual(['_category_.json', 'items/_category_.json']);
    expect(JSON.parse(categoryFiles(set).get('items/_category_.json')!)).toMatchObject({
      key: 'rpc-shop-items',
      label: 'Items',
    });
    const page = files.get('items/shop_getitem.mdx')!;
    expect(page).toContain('slug: /shop/rpc/shop_getitem\n');
    expect(page).toContain("import page from '@generated/docusaurus-plugin-openrpc/shop/method-shop_getItem.json';");
    for (const id of ['try', 'parameters', 'result', 'examples', 'samples', 'errors'])
      expect(page).toContain(`{/* #${id} */}`);
  });

  it('a name that the other space has too is told apart in the title, not in the sidebar', () => {
    const set = pageSet(options, document(), 'en');
    const counterpart = {method: 'shop_getItem', differences: 'None.'};
    const page = pageFiles({...set, methods: set.methods.map((method) => ({...method, counterpart}))}).get(
      'items/shop_getitem.mdx',
    );
    expect(page).toContain('title: "shop_getItem (Shop)"\nsidebar_label: "shop_getItem"\n');
  });

  it('an adapter is imported by the pages and passed to what needs it', () => {
    const plain = pageFiles(pageSet(options, document(), 'en')).get('items/shop_getitem.mdx')!;
    expect(plain).not.toContain('adapter');
    const page = pageFiles(
      pageSet({...options, adapter: {...options.adapter, module: '@site/src/till'}}, document(), 'en'),
    ).get('items/shop_getitem.mdx')!;
    expect(page).toContain("import adapter from '@site/src/till';\n");
    for (const part of ['RpcPlayground', 'RpcSamples'])
      expect(page).toContain(`<${part} page={page} instance={instance} adapter={adapter} />`);
  });

  it('a site has its own words for a counterpart, and none where there are no counterparts', () => {
    const set = pageSet(
      {
        ...options,
        adapter: {
          ...options.adapter,
          labels: {en: {counterpart: 'In the other shop', counterpartColumn: 'Other shop'}},
        },
      },
      document(),
      'en',
    );
    expect(pageFiles(set).get('index.mdx')).toContain('<RpcIndex rows={rows} />');
    const files = pageFiles({
      ...set,
      methods: set.methods.map((method) => ({...method, counterpart: {method: 'x', differences: 'None.'}})),
    });
    expect(files.get('index.mdx')).toContain('<RpcIndex rows={rows} counterpart="Other shop" />');
    expect(files.get('items/shop_getitem.mdx')).toContain('## In the other shop {/* #counterpart */}');
  });

  it('headings are in the language of the locale, and English where the site has none', () => {
    const page = (locale: string) => pageFiles(pageSet(spanish, document(), locale)).get('items/shop_getitem.mdx');
    expect(page('es')).toContain('## Parámetros {/* #parameters */}');
    expect(page('es')).toContain('## Examples {/* #examples */}');
    expect(page('fr')).toContain('## Parameters {/* #parameters */}');
  });

  it('writing leaves what is unchanged and removes what is stale', () => {
    const folder = path.join(site, 'out');
    writeFiles(
      folder,
      new Map([
        ['a.mdx', 'a'],
        ['sub/b.mdx', 'b'],
      ]),
    );
    const before = fs.statSync(path.join(folder, 'a.mdx')).mtimeMs;
    writeFiles(folder, new Map([['a.mdx', 'a']]));
    expect(fs.statSync(path.join(folder, 'a.mdx')).mtimeMs).toBe(before);
    expect(fs.existsSync(path.join(folder, 'sub/b.mdx'))).toBe(false);
  });

  it('a translated locale gets its pages beside its other translations, with the labels of the categories', () => {
    const english = document();
    const localized = localize(english, loadTranslations(english, 'es'));
    writePages(site, {...spanish, locales: {es: 'es'}}, {english, localized}, 'es', 'en');
    expect(fs.existsSync(path.join(site, 'docs/shop/rpc/items/shop_getitem.mdx'))).toBe(true);
    const overlay = path.join(site, 'i18n/es/docusaurus-plugin-content-docs/current/shop/rpc');
    expect(fs.readFileSync(path.join(overlay, 'items/shop_getitem.mdx'), 'utf8')).toContain('## Resultado');
    expect(fs.existsSync(path.join(overlay, '_category_.json'))).toBe(false);
    expect(fs.readFileSync(path.join(overlay, 'index.mdx'), 'utf8')).toContain(
      'openrpc_categories: {"rpc-shop-items":"Artículos"}\n',
    );
  });

  it('the folder of the default language is the same whatever locale is built', () => {
    const english = document();
    const localized = localize(english, loadTranslations(english, 'es'));
    const folder = path.join(site, 'docs/shop/rpc');
    const written = (locale: string, now: typeof english) => {
      writePages(site, {...options, locales: {es: 'es'}}, {english, localized: now}, locale, 'en');
      const names = fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => fs.statSync(path.join(folder, name)).isFile())
        .sort();
      return names.map((name) => [
        name,
        fs.readFileSync(path.join(folder, name), 'utf8'),
        fs.statSync(path.join(folder, name)).mtimeMs,
      ]);
    };
    const before = written('en', english);
    expect(before).toHaveLength(4);
    expect(written('es', localized)).toEqual(before);
  });
});

describe('data of a page', () => {
  const context = (loaded = document()) => ({
    instance: 'shop',
    schemas: schemasOf(loaded),
    recording: null,
    counterpartPath: (name: string) => `/x/${name}`,
    placeholders: livePlaceholders(loaded),
  });

  it('without a recording: the reason, no answer, only its own placeholders', () => {
    const loaded = document();
    const page = methodPage(localizedMethods(loaded)[0]!, context(loaded));
    expect(page.checked).toHaveProperty('reason');
    expect(page.examples.every(({response}) => response === undefined)).toBe(true);
    expect(Object.keys(page.placeholders).every((name) => JSON.stringify(page.template).includes(name))).toBe(true);
  });

  it('units have the names that the site gives them, at any depth', () => {
    const source = localizedMethods(document())[0]!;
    const schema = {
      type: 'object',
      properties: {
        price: {type: 'array', items: {type: 'string', 'x-unit': 'cent'}},
        size: {type: 'string', 'x-unit': 'inch'},
      },
    } as const;
    const {result} = methodPage(
      {...source, result: {description: 'It.', schema: schema as never}},
      {...context(), units: {cent: 'Cent'}},
    );
    expect(result.fields?.map(({unit, items}) => items?.unit ?? unit)).toEqual(['Cent', 'inch']);
  });

  it('with a recording: what was sent and answered', () => {
    const source = localizedMethods(document())[0]!;
    const name = source.examples[0]!.name;
    const recording = {
      method: source.name,
      node: 'till/1',
      date: '2026-01-31',
      examples: [
        {name, request: {method: source.name, params: ['0x5']}, response: {result: {number: '0x5'}}, masked: []},
      ],
    };
    const page = methodPage(source, {...context(), recording});
    expect(page.checked).toEqual({node: 'till/1', date: '2026-01-31'});
    expect(page.examples[0]).toMatchObject({params: ['0x5'], response: {result: {number: '0x5'}}});
  });

  it('an unverified method stays unchecked, even with the errors that a node answered to it', () => {
    const source = {...localizedMethods(document())[0]!, unverified: 'It comes with `2.0.0`.'};
    const {name} = source.examples.find(({isError}) => isError)!;
    const recording = {
      method: source.name,
      node: 'till/1',
      date: '2026-01-31',
      examples: [
        {
          name,
          request: {method: source.name, params: []},
          response: {error: {code: -32601, message: 'unknown'}},
          masked: [],
        },
      ],
    };
    const page = methodPage(source, {...context(), recording});
    expect(page.checked).toEqual({reason: 'It comes with <code>2.0.0</code>.'});
    expect(page.examples.find((example) => example.name === name)?.response).toEqual({
      error: {code: -32601, message: 'unknown'},
    });
  });

  it('knows where its errors are explained, if there is such a page', () => {
    const source = localizedMethods(document())[0]!;
    expect(methodPage(source, {...context(), errorsPage: '/errors'}).errorsPage).toBe('/errors?error=');
    expect(methodPage({...source, errors: []}, {...context(), errorsPage: '/errors'})).not.toHaveProperty('errorsPage');
    expect(methodPage(source, context())).not.toHaveProperty('errorsPage');
  });

  it('rows of the index know which methods a node checked', () => {
    const rows = methodRows(
      pageSet(options, document(), 'en'),
      (name) => `/docs/${name}`,
      (name) => `/other/${name}`,
      () => true,
    );
    expect(rows[0]).toMatchObject({
      method: 'shop_getItem',
      path: '/docs/shop_getItem',
      subject: 'Items',
      checked: true,
    });
  });
});
