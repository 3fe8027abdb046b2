import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pageSet, pageSets, writePages} from '../generate';
import {loadDocument} from '../loadDocument';
import {methodPage} from '../methodPage';
import {livePlaceholders, localizedMethods, schemasOf, type LocalizedMethod} from '../localizedMethod';
import type {PluginOptions} from '../options';
import {categoryFiles, methodRows, pageFiles, type PageSet} from '../pages';
import {localize, loadTranslations} from '../translations';
import {writeFiles} from '../writeFiles';
import {options} from './options';
import {temporarySources} from './sources';

const spanish: PluginOptions = {
  ...options,
  adapter: {...options.adapter, labels: {es: {parameters: 'Parámetros', result: 'Resultado'}}},
};
let site = '';
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'rpc-pages-'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));
const document = () => loadDocument(temporarySources(), 'shop');
/** The shop with one subject that has no methods and another that has two. */
function withCoupons(): PageSet {
  const set = pageSet(options, document(), 'en');
  const coupons = ['shop_getCoupon', 'shop_useCoupon'].map((name) => ({...set.methods[0]!, name, subject: 'coupons'}));
  return {
    ...set,
    subjects: {items: 'Items', gifts: 'Gifts', coupons: 'Coupons'},
    methods: [...set.methods, ...coupons],
  };
}

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

  it('the index lists the methods, and links to the page about errors', () => {
    const set = pageSet({...options, errorsPage: '/errors'}, document(), 'en');
    expect(pageFiles({...set, description: 'Things {to} buy.\n'}).get('index.mdx')).toBe(`---
title: "Shop: all methods"
sidebar_label: "All methods"
sidebar_position: 0
slug: /shop/rpc/
description: "Shop: every method with its summary and whether a node checked it."
type: reference
custom_edit_url: null
---

import RpcIndex from '@theme/RpcIndex';
import rows from '@generated/docusaurus-plugin-openrpc/shop/rows.json';

Things \\{to\\} buy.

[I got an error: what does it mean?](/errors)

<RpcIndex rows={rows} />
`);
    expect(pageFiles(pageSet(options, document(), 'en')).get('index.mdx')).toContain(
      '\n\nThings to buy.\n\n<RpcIndex rows={rows} />\n',
    );
  });

  it('each subject with methods is a category, in which the methods keep their order', () => {
    const set = withCoupons();
    const files = pageFiles(set);
    expect([...files.keys()]).toEqual([
      'index.mdx',
      'items/shop_getitem.mdx',
      'coupons/shop_getcoupon.mdx',
      'coupons/shop_usecoupon.mdx',
    ]);
    expect(
      [...files.values()]
        .slice(1)
        .map((page) => /^---\nslug: (.*)\ntitle: [\s\S]*\nsidebar_position: (\d)\n/.exec(page)?.slice(1)),
    ).toEqual([
      ['/shop/rpc/shop_getitem', '1'],
      ['/shop/rpc/shop_getcoupon', '1'],
      ['/shop/rpc/shop_usecoupon', '2'],
    ]);
    expect([...categoryFiles(set)].map(([name, text]) => [name, JSON.parse(text)])).toEqual([
      ['_category_.json', {label: 'JSON-RPC', position: 3, key: 'rpc-shop', collapsed: true}],
      ['items/_category_.json', {label: 'Items', position: 1, key: 'rpc-shop-items', collapsed: true}],
      ['coupons/_category_.json', {label: 'Coupons', position: 3, key: 'rpc-shop-coupons', collapsed: true}],
    ]);
  });

  it('the index has a column of counterparts if one method has a counterpart', () => {
    const set = withCoupons();
    const methods = set.methods.map((method, index) => ({
      ...method,
      counterpart: index === 1 ? {method: 'mall_getCoupon', differences: 'None.'} : null,
    }));
    expect(pageFiles({...set, methods}).get('index.mdx')).toContain(
      '<RpcIndex rows={rows} counterpart="Counterpart" />',
    );
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
    writeFiles(folder, new Map([['a.mdx', 'changed']]));
    expect(fs.readFileSync(path.join(folder, 'a.mdx'), 'utf8')).toBe('changed');
  });

  it('writing leaves alone what another build is writing', () => {
    const unfinished = path.join(site, 'a.mdx.1.unfinished');
    fs.writeFileSync(unfinished, 'a');
    writeFiles(site, new Map([['a.mdx', 'a']]));
    expect(fs.readdirSync(site)).toEqual(['a.mdx', 'a.mdx.1.unfinished']);
  });

  it('the index leads to the page that explains errors, if there is one', () => {
    const index = (errorsPage: object) =>
      pageFiles(pageSet({...options, ...errorsPage}, document(), 'en')).get('index.mdx');
    expect(index({errorsPage: '/errors'})).toContain('](/errors)\n');
    expect(index({})).not.toContain('](');
  });

  it.each([
    ['the default language', 'en', {en: 'en', es: 'es'}],
    ['a locale that reads English', 'fr', {es: 'es'}],
  ])('%s has no pages beside the English ones', (_, locale, locales) => {
    const english = document();
    const settings = {...options, locales};
    writePages(site, settings, pageSets(settings, {english, localized: english}, locale, 'en'));
    expect(fs.readdirSync(site)).toEqual(['docs']);
  });

  it('a translated locale gets its pages beside its other translations, with the labels of the categories', () => {
    const english = document();
    const localized = localize(english, loadTranslations(english, 'es'));
    const settings = {...spanish, locales: {es: 'es'}};
    writePages(site, settings, pageSets(settings, {english, localized}, 'es', 'en'));
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
      const settings = {...options, locales: {es: 'es'}};
      writePages(site, settings, pageSets(settings, {english, localized: now}, locale, 'en'));
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

type Example = LocalizedMethod['examples'][number];
type Param = LocalizedMethod['params'][number];

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
    const placeholders = {item: {value: '0x1'}, newest: {from: 'lookup.newest'}};
    const page = methodPage(localizedMethods(loaded)[0]!, {...context(loaded), placeholders});
    expect(page.checked).toEqual({reason: ''});
    expect(page.examples).toEqual([
      {name: 'first', summary: 'An item that is there.', params: ['${item}']},
      {name: 'at-night', summary: 'The shop is closed.', params: ['${item}', {}, {}]},
    ]);
    expect(page.template).toEqual(['${item}']);
    expect(page.placeholders).toEqual({item: {value: '0x1'}});
  });

  it('the first example with a result is the template; without any it is the first, or no parameters', () => {
    const source = localizedMethods(document())[0]!;
    const [first, failing] = source.examples as [Example, Example];
    const templateOf = (examples: Example[]) => methodPage({...source, examples}, context()).template;
    expect(templateOf([failing, first, {...first, params: {number: '0x2'}}])).toEqual(['${item}']);
    expect(templateOf([failing, {...failing, params: []}])).toEqual(['${item}', {}, {}]);
    expect(templateOf([])).toEqual([]);
  });

  it('every other example that the form can contain has its own template', () => {
    const source = localizedMethods(document())[0]!;
    const [first] = source.examples as [Example];
    const other = {...first, name: 'other', params: {number: '${newest}'}};
    const fixed = {...first, name: 'fixed', params: {number: '0x2'}};
    const long = {...first, name: 'long', params: ['${item}', {}, {}]};
    const page = methodPage(
      {...source, examples: [first, other, fixed, long]},
      {...context(), placeholders: {item: {value: '0x1'}, newest: {from: 'lookup.newest'}, unused: {value: 1}}},
    );
    expect(page.examples.map(({template}) => template)).toEqual([undefined, ['${newest}'], undefined, undefined]);
    expect(Object.keys(page.placeholders)).toEqual(['item', 'newest']);
  });

  it('errors that fewer methods return come first', () => {
    const loaded = document();
    const {value} = loaded.methods[0]!;
    loaded.errors.set('Own', {...loaded.errors.get('Closed')!});
    loaded.methods[0]!.value = {...value, errors: [...value.errors, {$ref: '#/components/errors/Own'}]};
    loaded.methods.push({...loaded.methods[0]!, value});
    expect(localizedMethods(loaded)[0]!.errors.map(({name}) => name)).toEqual(['Own', 'Closed']);
  });

  it('parameters, result and errors have their texts as HTML', () => {
    const source = localizedMethods(document())[0]!;
    const [number, options] = source.params as [Param, Param];
    const [closed] = source.errors as [LocalizedMethod['errors'][number]];
    const page = methodPage(
      {
        ...source,
        params: [{...number, description: 'Its `number`.'}, options],
        result: {description: 'How **many**.', schema: number.schema},
        notification: {description: 'The `new` number.', schema: number.schema},
        errors: [
          {...closed, cause: '*Nobody* is there.', fix: 'Come `back`.'},
          {...closed, name: 'Late', link: '/hours'},
        ],
      },
      context(),
    );
    expect(page.params).toEqual([
      {
        name: 'number',
        required: true,
        type: 'Quantity',
        schema: 'Quantity',
        description: 'Its <code>number</code>.',
        field: {kind: 'quantity'},
      },
      {
        name: 'options',
        required: false,
        type: 'object',
        description: 'What to leave out.',
        fields: [{name: 'short', required: false, type: 'boolean', description: 'Leaves the text out.'}],
        field: {kind: 'object', members: [{name: 'short', required: false, field: {kind: 'boolean'}}]},
      },
    ]);
    expect(page.result).toEqual({type: 'Quantity', schema: 'Quantity', description: 'How <strong>many</strong>.'});
    expect(page.notification).toEqual({
      type: 'Quantity',
      schema: 'Quantity',
      description: 'The <code>new</code> number.',
    });
    expect(page.errors).toEqual([
      {
        name: 'Closed',
        code: -32001,
        message: 'closed',
        cause: '<em>Nobody</em> is there.',
        fix: 'Come <code>back</code>.',
      },
      {
        name: 'Late',
        code: -32001,
        message: 'closed',
        cause: 'Nobody is there.',
        fix: 'Come back tomorrow.',
        link: '/hours',
      },
    ]);
    expect(methodPage(source, context())).not.toHaveProperty('notification');
  });

  it.each([
    ['shop_getItem', false, false],
    ['shop_subscribe', true, false],
    ['shop_subscribeLater', false, false],
    ['shop_sendItem', false, true],
    ['shop_submitItem', false, true],
  ])('%s: a subscription? %j; sends something? %j', (name, isSubscription, changesState) => {
    expect(methodPage({...localizedMethods(document())[0]!, name}, context())).toMatchObject({
      isSubscription,
      changesState,
    });
  });

  it('links to the counterpart and says how it differs', () => {
    const source = localizedMethods(document())[0]!;
    const counterpart = {method: 'mall_getItem', differences: 'It has `more`.'};
    expect(methodPage({...source, counterpart}, context()).counterpart).toEqual({
      method: 'mall_getItem',
      path: '/x/mall_getItem',
      differences: 'It has <code>more</code>.',
    });
    expect(methodPage(source, context()).counterpart).toBeNull();
  });

  it('units have the names that the site gives them, at any depth', () => {
    const source = localizedMethods(document())[0]!;
    const schema = {
      type: 'object',
      properties: {
        price: {type: 'array', items: {type: 'string', 'x-unit': 'cent'}},
        size: {type: 'string', 'x-unit': 'inch'},
        weight: {oneOf: [{type: 'integer', 'x-unit': 'cent'}, {type: 'string'}]},
      },
    } as const;
    const {result} = methodPage(
      {...source, result: {description: 'It.', schema: schema as never}},
      {...context(), units: {cent: 'Cent'}},
    );
    const [price, size, weight] = result.fields!;
    expect([price?.items?.unit, size?.unit, weight?.variants?.map(({unit}) => unit)]).toEqual([
      'Cent',
      'inch',
      ['Cent', undefined],
    ]);
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
    expect(page.examples).toEqual([
      {name: 'first', summary: 'An item that is there.', params: ['0x5'], response: {result: {number: '0x5'}}},
      {name: 'at-night', summary: 'The shop is closed.', params: ['${item}', {}, {}]},
    ]);
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

  it('rows of the index know which methods a node checked, and their counterparts', () => {
    const set = pageSet(options, document(), 'en');
    const source = {...set.methods[0]!, summary: 'Returns `one` item.'};
    const counterpart = {method: 'mall_useItem', differences: 'None.'};
    const rows = methodRows(
      {...set, methods: [source, {...source, name: 'shop_useItem', subject: 'unlisted', isPublic: null, counterpart}]},
      (name) => `/docs/${name}`,
      (name) => `/other/${name}`,
      (name) => name === 'shop_getItem',
    );
    expect(rows).toEqual([
      {
        method: 'shop_getItem',
        path: '/docs/shop_getItem',
        subject: 'Items',
        summary: 'Returns <code>one</code> item.',
        counterpart: null,
        checked: true,
        isPublic: true,
      },
      {
        method: 'shop_useItem',
        path: '/docs/shop_useItem',
        subject: 'unlisted',
        summary: 'Returns <code>one</code> item.',
        counterpart: {method: 'mall_useItem', path: '/other/mall_useItem'},
        checked: false,
        isPublic: null,
      },
    ]);
  });
});
