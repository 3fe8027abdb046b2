import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkErrorTables from '..';
import {errorTableMarkdown, readErrorTable} from '../read';

const NAME = 'core-core-space-basics-addresses';
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkErrorTables);

function after(text: string, path: string): Root {
  const file = new VFile({path, value: text});
  return processor.runSync(processor.parse(file), file) as Root;
}

describe('<ErrorTable> in a page', () => {
  it('becomes a table with a row for each error, in the language of the page', () => {
    const [table] = after(`<ErrorTable of="${NAME}" />`, 'docs/a.mdx').children;
    const rows = table?.type === 'table' ? table.children.map((row) => row.children.map((cell) => toString(cell))) : [];
    expect(rows[0]).toEqual(['Message', 'Cause', 'Fix']);
    expect(rows).toHaveLength(readErrorTable(NAME, 'en').rows.length + 1);
    expect(rows.map(([message]) => message)).toContain('zero or multiple prefixes');
    const spanish = after(`<ErrorTable of="${NAME}" />`, '/site/i18n/es/a.mdx').children[0]!;
    expect(toString(spanish)).toContain('Copia la dirección de nuevo');
  });

  it('keeps links and code, inside of other blocks as well', () => {
    const tree = JSON.stringify(after(`- a\n\n  <ErrorTable of="${NAME}" />`, 'docs/a.mdx'));
    expect(tree).toContain('"url":"/docs/espace/build/cross-space-bridge"');
    expect(tree).toContain('{"type":"inlineCode","value":"invalid prefix"}');
  });

  it('includes rows that several tables share', () => {
    expect(errorTableMarkdown('core-core-developer-quickstart', 'en')).toContain(
      '| `npm warn install-scripts` | npm 12',
    );
  });

  it.each([
    ['<ErrorTable of="nothing" />', '<ErrorTable of="nothing">: write one of'],
    ['<ErrorTable />', 'needs "of"'],
    ['<ErrorTable of="shared" />', 'has no "page"'],
  ])('stops the build for %s', (text, message) => {
    expect(() => after(text, 'docs/a.mdx')).toThrow(message);
  });
});
