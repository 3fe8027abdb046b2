import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import routes from '../fixtures/routes.json';
import pending from '../baselines/pending-routes.json';
import {BUILD} from '../../scripts/built/files';
import {LOCALES, prefixOf} from '../../src/languages';

/** Folders of the languages in the build. */
const FOLDERS = LOCALES.map((locale) => prefixOf(locale).slice(1));
const landed: string[] = pending.landed;

/** Whether a static host finds a file for the path. */
function answers(locale: string, pathname: string): boolean {
  const file = path.join(BUILD, locale, pathname);
  return fs.existsSync(path.join(file, 'index.html')) || fs.existsSync(`${file}.html`);
}

describe('§2 every route that is owed answers in three languages', () => {
  const later = new Set(Object.keys(pending.areas));
  const due = routes.filter(({path: route, area}) => !later.has(area) || landed.includes(route));

  it.each(FOLDERS.map((folder) => [folder || 'en', folder]))('%s', (_, folder) => {
    expect(due.length).toBeGreaterThan(20);
    expect(due.filter(({path: route}) => !answers(folder, route)).map(({path: route}) => route)).toEqual([]);
  });

  /** Expects that pages below these addresses exist in the list, and were built in every language. */
  function expectAnswers(paths: readonly string[]): void {
    for (const start of paths) {
      const below = due
        .filter(({path: route}) => route === start || route.startsWith(`${start}/`))
        .map(({path: route}) => route);
      expect(below, start).not.toEqual([]);
      for (const folder of FOLDERS)
        expect(
          below.filter((route) => !answers(folder, route)),
          folder,
        ).toEqual([]);
    }
  }

  it('§2.1 the docs, the blog with its archive and tags, and the samples', () => {
    expectAnswers([
      '/blog',
      '/blog/archive',
      '/blog/tags',
      '/blog/first-blog-post',
      '/blog/long-blog-post',
      '/blog/mdx-blog-post',
      '/markdown-page',
    ]);
    expect(FOLDERS.every((folder) => answers(folder, '/docs'))).toBe(true);
  });
  it('§2.3 quickstarts, basics, build, tutorials and questions of Core Space', () =>
    expectAnswers([
      '/docs/core/getting-started',
      '/docs/core/core-developer-quickstart',
      '/docs/core/core-space-basics',
      '/docs/core/build',
      '/docs/core/tutorials',
      '/docs/core/FAQs',
    ]));
  it('§2.4 quickstart, tools, tutorials and endpoints of eSpace', () =>
    expectAnswers([
      '/docs/espace/DeveloperQuickstart',
      '/docs/espace/build',
      '/docs/espace/tutorials',
      '/docs/espace/network-endpoints',
    ]));
  it('§2.6 the overview, with a page for developers of applications and one about the spaces', () =>
    expectAnswers(['/docs/overview', '/docs/overview/for-dapp-developers', '/docs/overview/space-intro']));

  it('the list of pending routes only shrinks: a route that answers is listed as landed', () => {
    const done = routes
      .filter(({path: route, area}) => later.has(area) && answers('', route))
      .map(({path: route}) => route);
    expect(
      done.filter((route) => !landed.includes(route)),
      'add to "landed" in tests/baselines/pending-routes.json',
    ).toEqual([]);
  });
});
