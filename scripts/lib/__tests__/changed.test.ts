import {describe, expect, it} from 'vitest';
import {reachOf} from '../changed.mjs';
import {projectFiles} from '../git.mjs';
import {toolIsMissing} from '../tools';

const ROOT = process.cwd();

describe.skipIf(toolIsMissing('what a change can reach', 'git'))('what a change runs', () => {
  const all = projectFiles(ROOT) ?? [];
  const of = (...files: string[]) => reachOf(ROOT, all, files);

  it('a page is built and opened; only tests that read this page run on the node', () => {
    const reach = of('docs/general/conflux-basics/gas.mdx');
    expect(reach).toMatchObject({
      site: true,
      specs: ['walk'],
      pages: ['docs/general/conflux-basics/gas.mdx'],
      unit: [],
    });
    expect(reach.node.length).toBeLessThan(10);
    expect(of('docs/espace/tutorials/x402.mdx').node).toContain('scripts/devnet/tutorials/printed/pages.ts');
  });

  it('a translation opens the page with its English source', () => {
    expect(of('i18n/es/docusaurus-plugin-content-docs/current/core/FAQs.mdx').pages).toEqual(['docs/core/FAQs.mdx']);
  });

  it.each(['src/components/parts/LoadFailure/index.tsx', 'src/theme/Loading/index.tsx', 'src/css/tokens.css'])(
    '%s runs every browser test, on every page',
    (file) => expect(of(file)).toMatchObject({site: true, specs: [], pages: []}),
  );

  it('a module runs the unit tests that import it', () =>
    expect(of('src/facts/format.ts').unit).toEqual(['src/facts/format.ts']));

  it('a snippet runs the tests that read its folder', () => {
    const reach = of('src/snippets/tutorials/x402/shop.ts');
    expect(reach.node.some((file) => /^tests\/node\/.*x402/i.test(file))).toBe(true);
  });

  it('the devnet runs tests of the node and builds nothing', () =>
    expect(of('scripts/devnet/gateway/index.ts')).toMatchObject({
      site: false,
      node: ['scripts/devnet/gateway/index.ts'],
    }));

  it('a page beside a module of the site opens all pages', () =>
    expect(of('docs/core/FAQs.mdx', 'src/css/tokens.css')).toMatchObject({specs: [], pages: []}));

  it('a deleted page opens none, and a text about the project runs nothing', () => {
    expect(of('docs/never/written.mdx')).toMatchObject({site: true, pages: []});
    expect(of('CHANGELOG.md')).toMatchObject({site: false, node: [], unit: [], specs: []});
  });
});
