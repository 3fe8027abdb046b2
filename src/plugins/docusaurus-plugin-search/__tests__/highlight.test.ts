import {describe, expect, it} from 'vitest';
import {excerpt, highlight} from '../client/highlight';

const marked = (parts: {text: string; hit: boolean}[]): string =>
  parts.map(({text, hit}) => (hit ? `[${text}]` : text)).join('');

describe('highlight', () => {
  it('marks words in any case and with accents', () =>
    expect(marked(highlight('La Transacción se firma', new Set(['transaccion'])))).toBe('La [Transacción] se firma'));
  it('joins overlapping Chinese pairs', () =>
    expect(marked(highlight('关于质押奖励的说明', new Set(['质押', '押奖', '奖励'])))).toBe('关于[质押奖励]的说明'));
  it('marks a part of a name', () =>
    expect(marked(highlight('cfx_getBalance', new Set(['balance'])))).toBe('cfx_get[Balance]'));
  it('joins parts that touch', () =>
    expect(highlight('getBalance', new Set(['get', 'balance']))).toEqual([{text: 'getBalance', hit: true}]));
  it('makes no empty pieces', () => {
    expect(highlight('gas is gas', new Set(['gas']))).toEqual([
      {text: 'gas', hit: true},
      {text: ' is ', hit: false},
      {text: 'gas', hit: true},
    ]);
    expect(highlight('', new Set(['gas']))).toEqual([]);
    expect(highlight('CFX', new Set(['gas']))).toEqual([{text: 'CFX', hit: false}]);
  });
  it('never loses or adds text', () => {
    const text = '<b>Gas</b> & gas "fees"';
    expect(
      highlight(text, new Set(['gas']))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerpt', () => {
  const long = `${'lorem ipsum '.repeat(40)}the sponsor pays the sponsor balance ${'dolor sit '.repeat(40)}`;

  it('leaves a short text whole', () => expect(marked(excerpt('Send gas', new Set(['gas'])))).toBe('Send [gas]'));
  it('shows the window with the most matches, within bounds', () => {
    const shown = marked(excerpt(long, new Set(['sponsor'])));
    expect(shown).toMatch(/^… .*\[sponsor\] pays the \[sponsor\].*…$/);
    expect(shown.length).toBeLessThan(170);
  });
  it('shows less of a Chinese text and cuts Latin text at a word', () => {
    expect(
      marked(excerpt('质押奖励由基础奖励决定'.repeat(20), new Set(['奖励']))).replace(/[[\]]/g, '').length,
    ).toBeLessThan(85);
    expect(marked(excerpt(long, new Set(['zebra'])))).toMatch(/(lorem|ipsum)…$/);
  });
  it('shows the beginning when only the title matched', () =>
    expect(marked(excerpt(long, new Set(['zebra'])))).toMatch(/^lorem ipsum/));
});
