import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {docRoute} from '../../scripts/check/routes/docs';
import {filesBelow} from '../support/filesBelow';

/** Areas of the fixture that are lists or machines rather than places that a reader looks for. */
const OTHERS = new Set(['site', 'tags', 'category', 'rpc-core', 'rpc-espace', 'blog']);
const routes = JSON.parse(fs.readFileSync('tests/fixtures/routes.json', 'utf8')) as {path: string; area: string}[];

const files = new Map(
  filesBelow('docs')
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .map((file) => {
      const [, head = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(fs.readFileSync(file, 'utf8')) ?? [];
      const {slug} = parse(head) as {slug?: string};
      return [docRoute(path.relative('docs', file), slug), {file, content}] as const;
    }),
);
const routeOf = new Map([...files].map(([route, {file}]) => [path.resolve(file), route]));

/** The pages that the text of a page links to, without its sidebar. */
function linksOf(route: string): string[] {
  const page = files.get(route);
  if (!page) return [];
  const targets = [...page.content.matchAll(/\]\(([^)\s#]+)|\bto="([^"#]+)/g)].map(([, link, to]) => (link ?? to)!);
  return targets.flatMap((to) => {
    if (to.startsWith('/docs')) return [to.replace(/\/$/, '')];
    return routeOf.get(path.resolve(path.dirname(page.file), to)) ?? [];
  });
}

const home = ['Catalog/catalog.ts', 'Readers/readers.ts'].flatMap((file) =>
  [...fs.readFileSync(`src/pages/_home/${file}`, 'utf8').matchAll(/to: '(\/docs[^'#]*)/g)].map(([, to]) => to!),
);
const reached = new Set([...home, ...home.flatMap(linksOf)]);

describe('§2.1 the home page leads to every area', () => {
  // An area whose pages aren't written yet (tests/baselines/pending-routes.json) has nothing to lead to.
  const written = routes.filter((route) => files.has(route.path));
  const areas = [...new Set(written.map(({area}) => area))].filter((area) => !OTHERS.has(area));

  it.each(areas)('%s is at most two clicks away', (area) => {
    const pages = routes.filter((route) => route.area === area).map((route) => route.path);
    expect(pages.filter((page) => reached.has(page)).length).toBeGreaterThan(0);
  });

  it('each of its links to a written page finds that page', () => {
    const generated = ['/docs/tags', '/docs/core/rpc/', '/docs/espace/rpc/'];
    const missing = home.filter((to) => !files.has(to) && !generated.includes(to));
    expect(missing).toEqual([]);
  });
});
