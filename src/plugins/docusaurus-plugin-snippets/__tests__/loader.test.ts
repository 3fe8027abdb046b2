import path from 'node:path';
import {describe, expect, it} from 'vitest';
import snippetsPlugin from '..';
import dependOnSnippets from '../dependOnSnippets.js';

/** What the loader names as dependencies of a page, from the snippets' folder. */
function dependencies(source: string): string[] {
  const found: string[] = [];
  const returned: unknown = (dependOnSnippets as (this: unknown, source: string) => string).call(
    {getOptions: () => ({folder: '/site/src/snippets'}), addDependency: (file: string) => found.push(path.relative('/site/src/snippets', file))},
    source,
  );
  expect(returned).toBe(source);
  return found;
}

describe('docusaurus-plugin-snippets', () => {
  it('a page depends on every snippet that it names, in lists and quotes too, and on nothing else', () => {
    const page = '```solidity file=a/B.sol region=x\n```\n\n1. Run:\n\n   ```sh title="a.sh" file="sh/a.sh"\n   ```\n\n> ```json file=c.json\n> ```\n\nProse with file=d.json.\n\n```ts title="e.ts"\nconst file=1;\n```\n';
    expect(dependencies(page)).toEqual(['a/B.sol', 'sh/a.sh', 'c.json']);
  });

  it('its rule is not taken for a compiler of MDX: Docusaurus looks for `test`', () => {
    const config = snippetsPlugin({siteDir: '/site'} as Parameters<typeof snippetsPlugin>[0]).configureWebpack?.({}, false, {} as never, undefined) as {module: {rules: Record<string, unknown>[]}};
    const [rule] = config.module.rules;
    expect(rule).not.toHaveProperty('test');
    expect(rule).toMatchObject({enforce: 'pre', options: {folder: path.join('/site', 'src/snippets')}});
  });
});
