import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {BUILD, readPage} from '../../scripts/built/files';
import {elements} from '../support/elements';

type Tags = Record<string, {label: string; permalink: string; description: string}>;

const SOURCES = [
  ['en', '', 'docs/tags.yml'],
  ['zh-CN', '/zh-CN', 'i18n/zh/docusaurus-plugin-content-docs/current/tags.yml'],
  ['es', '/es', 'i18n/es/docusaurus-plugin-content-docs/current/tags.yml'],
] as const;
const heading = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
const escape = (text: string): string => text.replace(/&/g, '&amp;');

describe.each(SOURCES)('§2.1 tag pages of %s', (_locale, prefix, source) => {
  const tags = parse(fs.readFileSync(source, 'utf8')) as Tags;
  const folder = path.join(BUILD, prefix, 'docs/tags');
  const built = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

  it('§2.1 each is one of the closed list, with its label and description in the language of the locale', () => {
    expect(built.length).toBeGreaterThan(5);
    for (const slug of built) {
      const tag = Object.values(tags).find(({permalink}) => permalink === `/${slug}`);
      const html = readPage(`${prefix}/docs/tags/${slug}`);
      expect(heading(html), slug).toContain(escape(tag?.label ?? 'not in the list'));
      expect(elements(html, 'meta').find(({name}) => name === 'description')?.content, slug).toBe(tag?.description);
    }
  });

  it('§2.1 /docs/tags links to all of them', () => {
    const links = new Set(elements(readPage(`${prefix}/docs/tags`), 'a').map(({href}) => href));
    expect(built.filter((slug) => !links.has(`${prefix}/docs/tags/${slug}`))).toEqual([]);
  });
});
