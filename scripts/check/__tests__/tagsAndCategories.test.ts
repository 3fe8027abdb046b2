import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page, spots} from './support';

const A = 'docs/general/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const ES = 'i18n/es/docusaurus-plugin-content-docs';

describe('tags', () => {
  /** The English list, and translated ones that are equal unless others are given. */
  const lists = (english: string, zh = english, es = english) => ({
    'docs/tags.yml': english,
    [`${ZH}/current/tags.yml`]: zh,
    [`${ES}/current/tags.yml`]: es,
  });
  const GAS = 'gas:\n  label: Gas\n';

  it('of the list are good, and one that is like none gets no suggestion', async () => {
    const files = {
      ...lists(GAS),
      [A]: page(undefined, {tags: '[gas]'}),
      'docs/general/b.mdx': page(undefined, {tags: '[staking]'}),
    };
    expectFindings(await lines(files, 'tags'), ['docs/general/b.mdx:5  tags']);
  });

  it('of posts come from their own list', async () => {
    const post = (tag: string) => page(undefined, {tags: `[${tag}]`});
    const files = {
      ...lists(GAS),
      'blog/tags.yml': 'news:\n  label: News\n',
      'i18n/zh/docusaurus-plugin-content-blog/tags.yml': 'news:\n  label: 新闻\n',
      'i18n/es/docusaurus-plugin-content-blog/tags.yml': 'news:\n  label: Noticias\n',
      'blog/2026-11-21-a.mdx': post('news'),
      'blog/2026-11-22-b.mdx': post('gas'),
    };
    expect((await lines(files, 'tags')).map((line) => line.split('  ')[0])).toEqual(['blog/2026-11-22-b.mdx:5']);
  });

  it.each<[what: string, english: string, places: string[], zh?: string]>([
    ['a key without anything', 'gas:\n', ['1 error', '1 error'], GAS],
    ['a key below a comment', '# Fees\ngas:\n  description: x\n', ['2 error']],
    ['a key in quotes', '# Fees\n\n"gas":\n  description: x\n', ['3 error']],
    ['keys in one line', '{gas: {label: x}, fuel: {label: y, permalink: /gas}}\n', ['1 error']],
    ['a permalink that is the usual one', GAS, [], `${GAS}  permalink: /gas\n`],
    ['one permalink in all languages', `${GAS}  permalink: /fees\n`, []],
    ['a permalink that is missing in Chinese', `${GAS}  permalink: /fees\n`, ['1 error'], GAS],
  ])('are a list: %s', async (_what, english, places, zh) => {
    const found = await spots(lists(english, zh), 'tags');
    expect(found).toEqual(places);
  });
});

describe('categories', () => {
  const FILE = 'docs/general/x/_category_.json';
  const ID = 'sidebar.generalSidebar.category.build';
  const category = (fields: object) => JSON.stringify({label: 'Build', position: 1, key: 'build', ...fields});
  const names = (...ids: string[]) => {
    const text = JSON.stringify(Object.fromEntries(ids.map((id) => [id, {message: 'x'}])));
    return {[`${ZH}/current.json`]: text, [`${ES}/current.json`]: text};
  };
  const judged = async (files: Record<string, string>) =>
    (await lines(files, 'categories')).map((line) => line.split('  ')[0]);

  it('without a key are told to get one, each for itself', async () => {
    const found = await lines(
      {
        [FILE]: category({key: undefined}),
        'docs/general/y/_category_.json': category({key: undefined, label: 'Run'}),
        ...names('sidebar.generalSidebar.category.Build', 'sidebar.generalSidebar.category.Run'),
      },
      'categories',
    );
    expectFindings(found, [
      'docs/general/x/_category_.json:1  categories',
      'docs/general/y/_category_.json:1  categories',
    ]);
  });

  it.each<[what: string, fields: object, ids: string[], missing: number]>([
    ['a name', {}, [ID], 0],
    [
      'title and description of a generated page',
      {link: {type: 'generated-index', title: 'A', description: 'B'}},
      [ID],
      2,
    ],
    [
      'title and description of a generated page, translated',
      {link: {type: 'generated-index', title: 'A', description: 'B'}},
      [ID, `${ID}.link.generated-index.title`, `${ID}.link.generated-index.description`],
      0,
    ],
    ['no title of a generated page without one', {link: {type: 'generated-index', slug: '/a'}}, [ID], 0],
    ['no title of a page', {link: {type: 'doc', title: 'A', description: 'B'}}, [ID], 0],
    ['no page', {link: null}, [ID], 0],
  ])('need translations of %s', async (_what, fields, ids, missing) => {
    const found = await lines({[FILE]: category(fields), ...names(...ids)}, 'categories');
    expectFindings(
      found,
      [ES, ZH].flatMap((folder) => Array(missing).fill(`${folder}/current.json:1  categories`)),
    );
  });

  it('of whole sidebars and outside of them need no translation', async () => {
    const files = {
      'docs/general/_category_.json': category({}),
      'docs/drafts/x/_category_.json': category({key: 'drafts'}),
    };
    expect(await judged(files)).toEqual([]);
  });

  it('are files below docs/ with exactly this name', async () => {
    const files = {[`${ZH}/current/general/x/_category_.json`]: '{', 'docs/general/x/_category_.json.bak': '{'};
    expect(await judged(files)).toEqual([]);
  });

  it('are required for each folder of English pages, also of their subfolders', async () => {
    const files = {
      'docs/general/z/a.mdx': page(),
      'docs/general/y/x/a.mdx': page(),
      [FILE]: category({}),
      'docs/general/x/a.mdx': page(),
      [A]: page(),
      'docs/core/_x/a.mdx': page(),
      'blog/2026/11/21/a.mdx': page(),
      'src/pages/a/b/c.mdx': page(),
      [`${ZH}/current/general/w/a.mdx`]: page(),
      ...names(ID),
    };
    expect(await judged(files)).toEqual([
      'docs/general/y/_category_.json:1',
      'docs/general/y/x/_category_.json:1',
      'docs/general/z/_category_.json:1',
    ]);
  });
});
