import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {loadDocument, toHtml} from 'docusaurus-plugin-openrpc/sources';
import {readPage} from '../../scripts/built/files';

const ROOT = path.resolve(__dirname, '../../openrpc');
const methods = ['core', 'espace'].flatMap((space) =>
  loadDocument(ROOT, space).methods.map(({value, subject}) => ({space, subject, method: value})),
);
const unverified = methods.filter(({method}) => method['x-unverified'] !== undefined);

const LOCALES = [
  {locale: 'en', prefix: '', unchecked: 'Not checked on a node:', checked: 'Checked on '},
  {locale: 'zh', prefix: '/zh-CN', ...labels('zh')},
  {locale: 'es', prefix: '/es', ...labels('es')},
];

/** Labels of a translation: before a reason, and before the version of the node. */
function labels(locale: string): {unchecked: string; checked: string} {
  const messages = JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>;
  return {
    unchecked: messages['rpc.header.unchecked']!.message,
    checked: messages['rpc.header.checked']!.message.split('{node}')[0]!.split('}').at(-1)!,
  };
}

/** Minifiers can write quotation marks in different ways. */
const quoted = (html: string) => html.replace(/&quot;/g, '"');

function reasonIn(locale: string, {space, subject, method}: (typeof methods)[number]): string {
  if (locale === 'en') return method['x-unverified']!;
  const texts = parse(fs.readFileSync(path.join(ROOT, 'i18n', locale, space, `${subject}.yaml`), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return texts[method.name]!.unverified!;
}

describe.each(LOCALES)('pages of methods in $locale', ({locale, prefix, unchecked, checked}) => {
  it('§1 §2.3 §2.4 each described method has a page of its own, whose title is its name', () => {
    expect(methods.length).toBeGreaterThan(70);
    for (const {space, method} of methods)
      expect(readPage(`${prefix}/docs/${space}/rpc/${method.name.toLowerCase()}`)).toMatch(
        new RegExp(`<h1[^>]*>(?:<[^>]*>)*${method.name.replace('_', '_(?:<[^>]*>)*')}`),
      );
  });

  it('§7 RPC: a method that no node could check says so, and why, in the language of the page', () => {
    expect(unverified.length).toBeGreaterThan(10);
    for (const entry of unverified) {
      const html = quoted(readPage(`${prefix}/docs/${entry.space}/rpc/${entry.method.name.toLowerCase()}`));
      expect(html, entry.method.name).toContain(unchecked);
      expect(html, entry.method.name).toContain(quoted(toHtml(reasonIn(locale, entry))));
      expect(html, entry.method.name).not.toContain(`${checked}conflux-rust/`);
    }
  });

  it('§7 RPC: a method that was checked names the node', () => {
    const html = readPage(`${prefix}/docs/core/rpc/cfx_getbalance`);
    expect(html).toContain(`${checked}conflux-rust/`);
    expect(html).not.toContain(unchecked);
  });
});
