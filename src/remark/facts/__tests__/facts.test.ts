import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkFacts from '..';

/** The page after the plugin, as JSON. */
function after(text: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkFacts()(tree, new VFile({path: 'docs/a.mdx'}));
  return JSON.stringify(tree);
}

describe('{{fact:…}} in pages', () => {
  it.each([
    ['inline code', 'The id is `{{fact:network.espace-mainnet.chainId}}`.', '"1030"'],
    ['fence', '```json\n{"chainId": {{fact:network.espace-mainnet.chainId}}}\n```', '{\\"chainId\\": 1030}'],
    [
      'fence in a list',
      '- ```sh\n  cast chain-id --rpc-url {{fact:network.espace-testnet.rpc.http.0}}\n  ```',
      'https://evmtestnet.confluxrpc.com',
    ],
    ['link', '[docs]({{fact:network.espace-mainnet.explorer}}/tx/1)', '"https://evm.confluxscan.org/tx/1"'],
    [
      'definition of a link',
      '[docs][x]\n\n[x]: {{fact:network.espace-mainnet.explorer}}/tx/1',
      '"url":"https://evm.confluxscan.org/tx/1"',
    ],
    [
      'escaped braces',
      '[docs](%7B%7Bfact:network.espace-mainnet.explorer%7D%7D/tx/1)',
      '"url":"https://evm.confluxscan.org/tx/1"',
    ],
  ])('%s', (_what, text, shown) => {
    expect(after(text)).toContain(shown);
  });
  it('address of a link that is defined elsewhere, its braces escaped or not', () => {
    expect(after('[a][b]\n\n[b]: <{{fact:network.espace-mainnet.explorer}}/tx/1>')).toContain(
      '"https://evm.confluxscan.org/tx/1"',
    );
    const link = {type: 'link', url: '%7B%7Bfact:network.espace-mainnet.explorer%7D%7D/a', children: []};
    remarkFacts()({type: 'root', children: [link]} as never, new VFile({path: 'docs/a.mdx'}));
    expect(link.url).toBe('https://evm.confluxscan.org/a');
  });
  it('an unknown one stops the build', () => {
    expect(() => after('`{{fact:nope}}`')).toThrow('There is no fact "nope"');
  });
  it('leaves other braces alone', () => {
    expect(after('`{{other:x}}`')).toContain('{{other:x}}');
  });
});
