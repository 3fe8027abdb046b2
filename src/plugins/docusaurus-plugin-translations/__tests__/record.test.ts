import {describe, expect, it} from 'vitest';
import {readRecord, recordError, writeRecord} from '../record';

const HASH = 'abcdefghij';
const OTHER = 'jihgfedcba';
const good = {date: '2026-11-21', sections: {intro: HASH, 'a-b': OTHER}};
const page = (record: string, after = '') => `---\ntitle: Gas\n${record}${after}---\n\nText.\n`;
const RECORD = `source:\n  date: 2026-11-21\n  sections:\n    intro: ${HASH}\n    a-b: ${OTHER}\n`;

describe('the record of a translation', () => {
  it('is right with a day and a hash for each section', () => expect(recordError(good)).toBeUndefined());

  it.each([
    undefined,
    null,
    'x',
    7,
    {},
    {date: good.date},
    {sections: good.sections},
    {...good, date: 20261121},
    {...good, date: '2026-11-2'},
    {...good, date: ' 2026-11-21'},
    {...good, date: '2026-11-21T00'},
    {...good, date: null},
    {...good, sections: null},
    {...good, sections: HASH},
    {...good, sections: {}},
    {...good, sections: [1]},
    {...good, sections: {a: HASH, b: 'short'}},
    {...good, sections: {a: 1, b: HASH}},
    {...good, sections: {a: `${HASH}k`}},
    {...good, sections: {a: 'ABCDEFGHIJ'}},
    {...good, sections: {a: [HASH]}},
    {...good, date: [good.date]},
  ])('is wrong as %j', (value) => expect(recordError(value)).toBe('is not what the command writes'));

  it('is read from the front matter, wherever it stands there', () => {
    expect(readRecord(page(RECORD))).toEqual(good);
    expect(readRecord(page(RECORD, 'tags: [gas]\n'))).toEqual(good);
    expect(readRecord(page(RECORD.replace('source:', 'source :')))).toEqual(good);
    expect(readRecord(page(`resource: x\n${RECORD}`))).toEqual(good);
    expect(readRecord(`---\n${RECORD}title: Gas\n---\n\nText.\n`)).toEqual(good);
  });

  it.each([
    ['none', page('')],
    ['one in the text', `${page('')}\n${RECORD}`],
    ['one in a line of the text', `${page('')}\nsource: {date: 2026-11-21, sections: {a: ${HASH}}}\n`],
    ['another key that ends like it', page(RECORD.replace('source:', 'resource:'))],
    ['another key that begins like it', page(RECORD.replace('source:', 'sources:'))],
    ['no YAML', page('source: [\n')],
    ['nothing under it', page('source:\n')],
    ['no front matter', `${RECORD}\nText.\n`],
  ])('is undefined: %s', (_what, text) => expect(readRecord(text)).toBeUndefined());

  const english = (...ids: string[]) =>
    `---\ntitle: Gas\n---\n\nIntro.\n${ids.map((id) => `\n## Title {#${id}}\n\nText.\n`).join('')}`;

  it('is written at the end of the front matter, and replaces an earlier one without touching other lines', () => {
    const first = writeRecord(page('', 'tags: [gas]\n'), english('a'), '2026-11-21');
    expect(first.split('\n').slice(0, 6)).toEqual([
      '---',
      'title: Gas',
      'tags: [gas]',
      'source:',
      '  date: 2026-11-21',
      '  sections:',
    ]);
    expect(first.endsWith('---\n\nText.\n')).toBe(true);
    expect(writeRecord(first, english('a'), '2026-11-21')).toBe(first);
    const old = page(RECORD, 'tags: [gas]\n');
    expect(writeRecord(old, english('a'), '2026-11-21')).toBe(first);
    expect(writeRecord(page(`resource: x\n${RECORD}`), english('a'), '2026-11-22')).toContain(
      'title: Gas\nresource: x\nsource:\n  date: 2026-11-22\n',
    );
    expect(readRecord(first)?.date).toBe('2026-11-21');
  });

  it('leaves other keys and the text alone, even where they look like it', () => {
    const text = page('sources: [a]\n').replace('Text.', 'source: x\n\nText \uFEFF.');
    const written = writeRecord(text, english('a'), '2026-11-21');
    expect(written.replace(/source:\n(?: .*\n)+/, '')).toBe(text);
    expect(writeRecord(written, english('a'), '2026-11-21')).toBe(written);
  });

  it.each([
    ['2', '"2"'],
    ['a', 'a'],
    ['a1', 'a1'],
    ['1-b', '1-b'],
    ['3-4', '"3-4"'],
    ['a_b', 'a_b'],
    ['a.b', '"a.b"'],
    ['质押', '"质押"'],
    ['#a', '"#a"'],
    ['a:', '"a:"'],
    ['null', '"null"'],
    ['True', '"True"'],
    ['1e5', '"1e5"'],
    ['0xff', '"0xff"'],
  ])('quotes an id that YAML would not read as the same text: %s', (id, key) => {
    const written = writeRecord(page(''), english(id), '2026-11-21');
    expect(/^ {4}(\S+): [a-z]{10}\n---$/m.exec(written)?.[1]).toBe(key);
    expect(Object.keys(readRecord(written)?.sections ?? {})).toEqual(expect.arrayContaining(['_meta', '_intro', id]));
  });

  it('cannot be written without front matter', () =>
    expect(() => writeRecord('Text.\n', english('a'), '2026-11-21')).toThrow('it has no front matter'));
});
