import {readFileSync} from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parseMarkdown} from '../parse/markdown';

type Parse = (text: string) => unknown;
const plain = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();
const PIECES = [
  'a',
  'w',
  'h',
  '中',
  'é',
  '😀',
  'b@c.de',
  'x+y@z-1.org',
  'www.',
  'www.a.b/c?d#e',
  'http://x.y',
  'HTTPS://x.y?q=1',
  'https:',
  '//',
  '@',
  '.',
  '-',
  '+',
  '/',
  '_',
  '*',
  '~~',
  '`',
  '"',
  '\\',
  '&#64;',
  'mailto:',
  'xmpp:',
  '[',
  '](u)',
  '![',
  ']',
  '(',
  ')',
  '[^1]',
  '[^1]: ',
  ':x[',
  '|',
  '\n|-|-|\n',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  ' ',
  '  ',
  '> ',
  '- ',
  '1. ',
  '# ',
  ':::note\n',
];
/** The same texts in each run. */
function* texts(count: number): Generator<string> {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let n = 0; n < count; n++) yield Array.from({length: 1 + next(20)}, () => PIECES[next(PIECES.length)]).join('');
}
const PAGES = [
  'docs/general/conflux-basics/accounts.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/general/conflux-basics/gas.mdx',
  'STYLEGUIDE.md',
].map((file) => readFileSync(file, 'utf8'));
const outcome = (parse: Parse, text: string) => {
  try {
    return JSON.stringify(parse(text));
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
};

describe('the parser of the check, which looks for bare addresses less often', () => {
  it('returns the same trees as the packages, and rejects the same texts', () => {
    let trees = 0;
    for (const text of [
      ...PAGES.map((page) => page.replace(/\{#[\w-]+\}$/gm, '').replace(/<!--[\s\S]*?-->/g, '')),
      ...texts(300),
    ]) {
      const expected = outcome((source) => plain.parse(source), text);
      if (!expected.startsWith('refused')) trees++;
      expect(outcome(parseMarkdown, text), text).toBe(expected);
    }
    expect(trees).toBeGreaterThan(100);
  }, 20_000);

  it('finds bare addresses of all kinds, after a byte order mark and in the next document too', () => {
    for (const start of ['', '\uFEFF']) {
      const text = `${start}Ask a@b.cd, www.x.yz or\n\t> https://x.yz/q.\n`;
      expect(outcome(parseMarkdown, text).match(/"url":"[^"]*"/g)).toEqual([
        '"url":"mailto:a@b.cd"',
        '"url":"http://www.x.yz"',
        '"url":"https://x.yz/q"',
      ]);
      expect(outcome(parseMarkdown, 'No address.')).not.toContain('"link"');
    }
  });
});
