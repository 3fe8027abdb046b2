import {describe, expect, it} from 'vitest';
import {expectFast} from '../../../tests/support/expectFast';
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

  it.each([
    ['BOM and CR LF', `\uFEFF${page(words(41)).replace(/\n/g, '\r\n')}`, 1],
    ['right-to-left marks', page(words(41).replace(/ /g, ' \u202E')), 1],
    ['NUL', page(`${words(41)}\0`), 0],
    ['deeply nested', page(`${'> '.repeat(30)}${words(41)}`), 1],
    ['huge', page(words(60_000)), 0],
  ])('hostile: %s', {timeout: 30_000}, async (_what, text, count) => {
    expect(await expectFast(() => lines({[A]: page(words(41)), [B]: text}, 'duplicates'))).toHaveLength(count);
  });

  it('hostile: the longest paragraph that is read ends in time', {timeout: 30_000}, async () => {
    const long = Array.from({length: 20}, (_, i) => words(1_500, i * 1_500)).join('\n');
    expect(await expectFast(() => found(long, long), 8_000)).toHaveLength(1);
  });
});
