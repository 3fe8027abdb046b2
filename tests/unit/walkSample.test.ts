import {describe, expect, it} from 'vitest';
import {pagesOfSources, SAMPLE_SIZE, templateOf, walkSample} from '../support/walkSample';

const methods = Array.from({length: 40}, (_, index) => `/docs/core/rpc/cfx_method${index}`);
const written = ['/', '/docs', '/docs/core/rpc/', '/docs/espace/Overview', '/blog/long-blog-post', '/docs/tags'];
const inEs = (paths: readonly string[]) => paths.map((path) => `/es${path}`);

describe('the pages that the walk opens', () => {
  it('are all that are written by hand, and a sample of each template in each locale', () => {
    const sample = walkSample([...written, ...methods, ...inEs(written), ...inEs(methods)], 'a');
    for (const path of [...written, ...inEs(written)]) expect(sample).toContain(path);
    for (const prefix of ['/docs/core/rpc/cfx', '/es/docs/core/rpc/cfx'])
      expect(sample.filter((path) => path.startsWith(prefix))).toHaveLength(SAMPLE_SIZE);
  });

  it('differ from commit to commit until each had its turn, and are the same for one seed', () => {
    const opened = new Set<string>();
    for (let commit = 0; commit < 60; commit++)
      for (const path of walkSample(methods, String(commit))) opened.add(path);
    expect(opened.size).toBe(methods.length);
    expect(walkSample(methods, 'a')).toEqual(walkSample(methods, 'a'));
    expect(walkSample(methods, 'a')).not.toEqual(walkSample(methods, 'b'));
  });

  it('templates are methods, tags and categories', () => {
    expect(
      ['/docs/espace/rpc/eth_call', '/zh-CN/docs/tags/gas', '/es/blog/tags/units', '/docs/category/tools'].map(
        templateOf,
      ),
    ).toEqual(['method', 'tag', 'tag', 'category']);
    expect(['/docs/core/rpc/', '/docs/tags', '/es', '/docs/index'].map(templateOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the pages of a change', () => {
  const paths = [
    '/docs/espace',
    '/docs/espace/Overview',
    '/zh-CN/docs/espace/Overview',
    '/es/docs/espace/Overview/',
    '/blog/tree-graph',
    '/es/blog/tree-graph',
  ];
  const sources: Record<string, string> = {'blog/2026-11-21-trees.mdx': '---\nslug: tree-graph\n---\n'};
  const find = (...files: string[]) => pagesOfSources(paths, files, (file) => sources[file] ?? '', 'seed');

  it('are found in every language, by path or by slug', () => {
    expect(find('docs/espace/Overview.mdx')).toEqual([
      '/docs/espace/Overview',
      '/zh-CN/docs/espace/Overview',
      '/es/docs/espace/Overview/',
    ]);
    expect(find('docs/espace/index.mdx')).toEqual(['/docs/espace']);
    expect(find('blog/2026-11-21-trees.mdx')).toEqual(['/blog/tree-graph', '/es/blog/tree-graph']);
  });

  it('that no sitemap contains are an error with the expected path', () => {
    expect(() => find('docs/espace/gone.mdx')).toThrow(
      'No sitemap contains the page of docs/espace/gone.mdx: expected /docs/espace/gone.',
    );
  });
});
