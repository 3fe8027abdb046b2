import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import remarkJoinLines from '..';

const joined = (markdown: string): string => {
  const processor = unified().use(remarkParse).use(remarkJoinLines);
  return toString(processor.runSync(processor.parse(markdown)));
};

it.each([
  ['发送交易。\n等待回执。', '发送交易。等待回执。'],
  ['区块\n链', '区块链'],
  ['调用它，\n`x` 会返回。', '调用它，x 会返回。'],
  ['调用方法\n（见下文）', '调用方法（见下文）'],
  ['> 第一行。\n> **第二行**。', '第一行。第二行。'],
  ['使用\nCore Space', '使用\nCore Space'],
  ['Send it.\nWait for the receipt.', 'Send it.\nWait for the receipt.'],
  ['Envíala.\n¿Qué ves?', 'Envíala.\n¿Qué ves?'],
])('%j becomes %j', (markdown, text) => {
  expect(joined(markdown)).toBe(text);
});

it('leaves code as it is', () => {
  expect(joined('```text\n第一行。\n第二行。\n```')).toBe('第一行。\n第二行。');
});
