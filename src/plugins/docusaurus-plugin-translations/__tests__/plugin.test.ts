import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {byUrgency, countStates} from '../client/status';
import {collectAreas} from '../collect';
import {frontMatterReader} from '../frontMatter';
import translationsPlugin from '../index';
import {originalPath, translationPath} from '../mirror';
import {type Options, validateOptions} from '../options';
import {writeRecord} from '../record';

const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const EN = '---\ntitle: Gas\n---\n\nGas is paid.\n';
const ES = '---\ntitle: Gas\n---\n\nEl gas se paga.\n';
write('docs/core/a.mdx', EN);
write('docs/core/rpc/generated.mdx', EN);
write('docs/core/_part.mdx', EN);
write('docs/index.mdx', EN);
write('docs/core/picture.mdx.png', '');
write('docs/espace/generated/method.mdx', EN);
write('blog/2026/post.md', EN);
write('src/pages/about.mdx', EN);
write(translationPath('docs/core/a.mdx', 'es'), writeRecord(ES, EN.replace('paid', 'free'), '2026-10-01'));
write(translationPath('docs/index.mdx', 'es'), writeRecord(ES, EN, '2026-11-21'));
write(translationPath('blog/2026/post.md', 'es'), EN);

const options = {
  routePath: 'translation-status',
  repository: 'https://example.org/docs',
  generated: ['docs/core/rpc/', 'docs/espace/generated/'],
};
const i18n = {
  locales: ['en', 'es'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', path: 'en'},
    es: {label: 'Español', htmlLang: 'es', path: 'es'},
  },
};

describe('options', () => {
  const validate = (value: unknown) =>
    validateOptions({validate: normalizePluginOptions as never, options: value as Options});
  it('fills in defaults', () =>
    expect(validate({repository: 'https://example.org/x'})).toMatchObject({
      routePath: 'translation-status',
      generated: [],
    }));
  it.each([
    {},
    {repository: 'https://example.org/x/'},
    {repository: 'ftp://x'},
    {repository: 'https://x.org', routePath: '/a'},
    {repository: 'https://x.org', generated: ['docs/a']},
  ])('refuses %j', (value) => expect(() => validate(value)).toThrow());
});

describe('plugin', () => {
  it('gives its own route, and no other, the state of every page that people write', async () => {
    const plugin = translationsPlugin({baseUrl: '/es/', i18n, siteDir: root} as unknown as LoadContext, options);
    const actions = {addRoute: vi.fn(), setGlobalData: vi.fn(), createData: vi.fn(async () => '/data.json')};
    const content = (await plugin.loadContent?.())!;
    await plugin.contentLoaded?.({content, actions: actions as unknown as PluginContentLoadedActions});
    expect(actions.addRoute.mock.calls).toEqual([
      [
        {
          path: '/es/translation-status',
          component: '@theme/TranslationStatus',
          modules: {status: '/data.json'},
          exact: true,
        },
      ],
    ]);
    expect(actions.setGlobalData).not.toHaveBeenCalled();
    expect(content).toStrictEqual({
      fileUrl: 'https://example.org/docs/blob/main/',
      locales: [
        {
          label: 'Español',
          htmlLang: 'es',
          areas: [
            {folder: 'blog', pages: [{file: translationPath('blog/2026/post.md', 'es'), state: 'identical'}]},
            {
              folder: 'docs/core',
              pages: [{file: translationPath('docs/core/a.mdx', 'es'), state: 'stale', date: '2026-10-01'}],
            },
            {folder: 'docs', pages: [{file: translationPath('docs/index.mdx', 'es'), state: 'current'}]},
            {folder: 'src/pages', pages: [{file: 'src/pages/about.mdx', state: 'missing'}]},
          ],
        },
      ],
    });
  });

  it('a missing translation leads to the English file', async () => {
    const locales = {
      ...i18n,
      localeConfigs: {...i18n.localeConfigs, es: {label: '中文', htmlLang: 'zh-CN', path: 'zh'}},
    };
    const content = await translationsPlugin(
      {baseUrl: '/', i18n: locales, siteDir: root} as unknown as LoadContext,
      options,
    ).loadContent?.();
    expect(content?.locales[0]?.areas[1]).toEqual({
      folder: 'docs/core',
      pages: [{file: 'docs/core/a.mdx', state: 'missing'}],
    });
  });

  it('a site without pages has no areas', () => expect(collectAreas(path.join(root, 'none'), 'es', [])).toEqual([]));

  it('paths lead from a page to its translation and back', () => {
    for (const file of ['docs/core/a.mdx', 'blog/post.md', 'src/pages/x.mdx'])
      expect(originalPath(translationPath(file, 'zh'))).toEqual({original: file, folder: 'zh'});
    expect(originalPath('docs/core/a.mdx')).toBeUndefined();
  });

  it('counts states, and shows first what needs work', () => {
    const pages = [
      {file: 'b', state: 'current'},
      {file: 'a', state: 'current'},
      {file: 'e', state: 'current'},
      {file: 'c', state: 'stale'},
      {file: 'd', state: 'missing'},
    ] as const;
    expect(countStates(pages)).toEqual({current: 3, stale: 1, identical: 0, missing: 1});
    expect(byUrgency(pages).map(({file}) => file)).toEqual(['d', 'c', 'a', 'b', 'e']);
  });
});

describe('front matter on its way to the site', () => {
  const read = (file: string, frontMatter: Record<string, unknown>, fileContent = '') =>
    frontMatterReader(root)({
      filePath: path.join(root, file),
      fileContent,
      defaultParseFrontMatter: async () => ({frontMatter, content: 'text'}),
    });

  it('loses its record, so that no page carries hashes', async () => {
    const text = writeRecord(ES, EN, '2026-11-21');
    expect(await read(translationPath('docs/index.mdx', 'es'), {title: 'Gas', source: {}}, text)).toStrictEqual({
      frontMatter: {title: 'Gas'},
      content: 'text',
    });
  });

  it('of a stale page says since when', async () => {
    const text = writeRecord(ES, EN.replace('paid', 'free'), '2026-10-01');
    expect(
      (await read(translationPath('docs/core/a.mdx', 'es'), {title: 'Gas', source: {}}, text)).frontMatter,
    ).toEqual({title: 'Gas', stale: '2026-10-01'});
  });

  it('nobody can set the notice by hand; a page without original, or outside, keeps its text', async () => {
    expect((await read('docs/core/a.mdx', {title: 'Gas', stale: '2026-01-01'}, EN)).frontMatter).toEqual({
      title: 'Gas',
    });
    expect((await read(translationPath('docs/none.mdx', 'es'), {title: 'Gas', source: {}}, ES)).frontMatter).toEqual({
      title: 'Gas',
    });
    expect((await read('docs/core/a.mdx', {title: 'Gas'}, EN)).frontMatter).toEqual({title: 'Gas'});
  });
});
