import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {labelsOf} from '../labels';
import {localizedMethods, type LocalizedMethod} from '../localizedMethod';
import {escapeMdx, methodMdx, pageDescription, pageTitle, type DataModules} from '../mdx';
import {loadSources} from './sources';

const labels = labelsOf('en');
const method = localizedMethods(loadSources())[0]!;
const modules = {page: '@data/page.json', instance: '@data/instance.json'};
const mdxOf = (changes: Partial<LocalizedMethod> = {}, more: Partial<DataModules> = {}) =>
  methodMdx({...method, ...changes}, 'Shop', labels, {...modules, ...more}, 4);
/** A section of a page: the text between its heading and the next one. */
const sectionOf = (mdx: string, id: string) => mdx.split(`{/* #${id} */}\n`)[1]?.split('\n## ')[0]?.trim();

describe('authored Markdown in MDX', () => {
  it.each([
    ['a {b} <c> `{d} <e>`', '<p>a {b} &lt;c&gt; <code>{d} &lt;e&gt;</code></p>'],
    ['a \\{b\\} \\<c> \\\\{d}', '<p>a {b} &lt;c&gt; \\{d}</p>'],
    ['import x from "y"\nexport {z}', '<p>import x from &quot;y&quot;\nexport {z}</p>'],
    ['One import\nexported: 2', '<p>One import\nexported: 2</p>'],
    [
      '```js\nimport x\nf({a: 1}, <b>)\n```\n\n{c}',
      '<pre><code class="language-js">import x\nf({a: 1}, &lt;b&gt;)\n</code></pre>\n<p>{c}</p>',
    ],
  ])('shows readers what was written: %j', async (markdown, html) => {
    const {default: Text} = await evaluate(escapeMdx(markdown), runtime);
    expect(renderToStaticMarkup(createElement(Text))).toBe(html);
  });

  it('keeps words and code that need no escape', () => {
    const text = 'An important export: `import {x}`\n\nexports\n\n```\nimport {y}\n```';
    expect(escapeMdx(text)).toBe(text);
  });
});

describe('the description of a page', () => {
  const ofSummary = (summary: string) => pageDescription({...method, summary}, labels);
  const START = 'shop_getItem: ';

  it('is the name and the summary as plain text', () =>
    expect(ofSummary('Returns **one** item, or `null`.')).toBe(`${START}Returns one item, or null.`));

  it('has at most 158 characters, and ends with a whole word if it is cut', () => {
    const words = 'ten chars '.repeat(13).trim();
    const fits = `${words} ${'x'.repeat(158 - START.length - words.length - 1)}`;
    expect(ofSummary(fits)).toBe(`${START}${fits}`);
    expect(ofSummary(`${fits}x`)).toBe(`${START}${words}…`);
    expect(ofSummary(`${fits} and more`)).toBe(`${START}${words}…`);
  });
});

it('only a counterpart of the same name is told apart in the title', () => {
  const counterpart = (name: string) => ({method: name, differences: 'None.'});
  expect(pageTitle({...method, counterpart: counterpart('shop_getItem')}, 'Shop')).toBe('shop_getItem (Shop)');
  expect(pageTitle({...method, counterpart: counterpart('mall_getItem')}, 'Shop')).toBe('shop_getItem');
  expect(pageTitle(method, 'Shop')).toBe('shop_getItem');
});

describe('the page of a method', () => {
  it('has front matter, imports, the description, and a section for each part', () => {
    expect(mdxOf({description: '\nUse it.\n\nOr {not}.\n', notes: []})).toBe(`---
title: "shop_getItem"
sidebar_label: "shop_getItem"
sidebar_position: 4
description: "shop_getItem: Returns one item of the shop."
type: reference
custom_edit_url: null
---

import RpcMethodHeader from '@theme/RpcMethodHeader';
import RpcPlayground from '@theme/RpcPlayground';
import RpcParameters from '@theme/RpcParameters';
import RpcSchema from '@theme/RpcSchema';
import RpcExamples from '@theme/RpcExamples';
import RpcSamples from '@theme/RpcSamples';
import RpcErrors from '@theme/RpcErrors';
import RpcHtml from '@theme/RpcHtml';
import page from '@data/page.json';
import instance from '@data/instance.json';

<RpcMethodHeader page={page} />

Use it.

Or \\{not\\}.

## Try it {/* #try */}

<RpcPlayground page={page} instance={instance} />

## Parameters {/* #parameters */}

<RpcParameters page={page} />

## Result {/* #result */}

<RpcSchema view={page.result} anchor="result" />


## Errors {/* #errors */}

<RpcErrors page={page} />

## Examples {/* #examples */}

<RpcExamples page={page} instance={instance} />

## Code {/* #samples */}

<RpcSamples page={page} instance={instance} />
`);
  });

  it('has sections for what a subscription sends and for the counterpart', () => {
    const mdx = mdxOf({
      notification: {description: 'The new item.', schema: {type: 'string'}},
      counterpart: {method: 'mall_getItem', differences: 'None.'},
    });
    expect(sectionOf(mdx, 'notification')).toBe('<RpcSchema view={page.notification} anchor="notification" />');
    expect(sectionOf(mdx, 'counterpart')).toBe('<RpcHtml as="div" html={page.counterpart.differences} />');
  });

  it('lists its notes, each with all of its lines', () => {
    const mdx = mdxOf({notes: ['One {a}.\n\nStill one.\n', 'Two.']});
    expect(sectionOf(mdx, 'notes')).toBe('- One \\{a\\}.\n  \n  Still one.\n- Two.');
    expect(mdx.endsWith('- Two.\n')).toBe(true);
  });
});
