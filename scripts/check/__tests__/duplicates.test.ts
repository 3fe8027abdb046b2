import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const [A, B] = ['docs/a.mdx', 'docs/b.mdx'];
const words = (count: number, from = 0) => Array.from({length: count}, (_, i) => `word${from + i}`).join(' ');
const shared = `${B}:9  duplicates`;
const found = (a: string, b: string, file = B) => lines({[A]: page(a), [file]: page(b)}, 'duplicates');

describe('duplicates', () => {
  it.each([
    ['the same paragraph', words(41), `Hello.\n\n${words(41)}`],
    ['inside others', `Before. ${words(41)} after.`, `Hello.\n\nOther ${words(41)} end.`],
    [
      'in other capitals, wrapped and with emphasis',
      words(41),
      `Hello.\n\n${words(41).replace('word5 ', '**WORD5**,\n')}`,
    ],
    ['in a list', `- ${words(60)}`, `Hello.\n\n- ${words(60)}`],
  ])('%s', async (_what, a, b) => expectFindings(await found(a, b), [shared]));

  it.each([
    ['40 words', words(40), words(40)],
    ['40 words of longer paragraphs', `${words(40)} here and there`, `${words(40)} now and then`],
    ['code', `\`\`\`text\n${words(60)}\n\`\`\``, `\`\`\`text\n${words(60)}\n\`\`\``],
    ['a table', `| a |\n|---|\n| ${words(60)} |`, `| a |\n|---|\n| ${words(60)} |`],
    ['twice in one page', `${words(60)}\n\n${words(60)}`, 'Other.'],
  ])('%s may repeat', async (_what, a, b) => expect(await found(a, b)).toEqual([]));

  it('of Chinese, two characters count as a word; languages are compared among themselves', async () => {
    const zh = (name: string) => `i18n/zh/docusaurus-plugin-content-docs/current/${name}.mdx`;
    const text = Array.from({length: 90}, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
    expect(await lines({[zh('a')]: page(text), [zh('b')]: page(text)}, 'duplicates')).toHaveLength(1);
    expect(await lines({[zh('a')]: page(text), [A]: page(text)}, 'duplicates')).toEqual([]);
  });
});
