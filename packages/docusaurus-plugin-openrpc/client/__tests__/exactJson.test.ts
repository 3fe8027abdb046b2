import {describe, expect, it} from 'vitest';
import {ExactNumber, isContainer, parseJson, writeJson} from '../exactJson';

const NUMBERS = [
  ...['0', '-0', '7', '-7', '1.5', '-1.5e-7', '9007199254740991', '9007199254740992', '9007199254740993'],
  ...['12345678901234567890', '-12345678901234567890', `1${'0'.repeat(400)}`, '1e400', '-1E+400', '1e-400', '5e-324'],
  ...[
    '1.0',
    '0.10',
    '1e5',
    '1E5',
    '100000000000000000000',
    '1e21',
    '1e+21',
    '0.1234567890123456789',
    '123456789.123456789',
  ],
];
/** Texts that look like JSON, like numbers, or like what the reader uses inside. */
const TEXTS = [
  '',
  '#',
  '#n1',
  '#s',
  '##',
  '\\u0023n12345678901234567890',
  '\\"',
  '\\\\',
  '\\\\\\"12345678901234567890',
];
TEXTS.push('12345678901234567890', ',1e400,', '[1e400]', '{\\"a\\":1e400}', '树图', '\\ud800', '\\n', ':');

describe('JSON that is read and written', () => {
  it.each(NUMBERS)('keeps every digit of %.30s, wherever it is', (number) => {
    for (const text of [
      number,
      `[${number}]`,
      `[${number},${number}]`,
      `{"a":${number}}`,
      `{"a":[{"b":${number},"c":null}],"d":${number}}`,
      `${'['.repeat(50)}${number}${']'.repeat(50)}`,
    ])
      expect(writeJson(parseJson(text))).toBe(text);
  });

  it.each(TEXTS)('keeps the text "%s", also next to such a number', (content) => {
    for (const number of ['7', '1e400']) {
      const text = `["${content}",{"a":"${content}","#a":"${content}","b":["${content}"]},${number}]`;
      const [first, object, last] = parseJson(text) as [string, {a: string; '#a': string; b: string[]}, unknown];
      const value = JSON.parse(`"${content}"`) as string;
      expect([first, object.a, object['#a'], object.b[0]]).toEqual([value, value, value, value]);
      expect(String(last)).toBe(number === '7' ? '7' : '1e400');
      expect(JSON.parse(writeJson([first, object]))).toEqual([value, {a: value, '#a': value, b: [value]}]);
    }
  });

  it.each(TEXTS)('keeps the name "%s"', (name) => {
    for (const space of ['', ' ', '\n'.repeat(200)]) {
      const value = parseJson(`{"${name}"${space}:1e400,"x":{"${name}"${space}: "#n"}}`) as Record<string, unknown>;
      const key = JSON.parse(`"${name}"`) as string;
      expect(Object.keys(value)).toEqual(expect.arrayContaining([key, 'x']));
      expect(String(value[key])).toBe('1e400');
      expect(value['x']).toEqual({[key]: '#n'});
    }
  });

  it('is what the engine reads where a double holds everything', () => {
    const text = '{"b":[1,-2.5,true,null,"#n1",{"a":{}}],"a":"\\u0023","0":[]}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it('keeps only the numbers apart that a double changes', () => {
    expect(parseJson('[1,9007199254740993,1.5]')).toEqual([1, new ExactNumber('9007199254740993'), 1.5]);
    expect(isContainer(new ExactNumber('1'))).toBe(false);
    expect(Number(new ExactNumber('1e400'))).toBe(Infinity);
    expect(JSON.stringify([new ExactNumber('1e400')])).toBe('["1e400"]');
  });

  it.each(['', '01', '1.', '[1,]', '[12345678901234567890', '"', '{"a":1e400', '1e', '-', 'NaN', '#n1'])(
    'is refused like any damaged JSON: %s',
    (text) => expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it('leaves a hostile prototype data', () => {
    const value = parseJson('{"__proto__":{"a":1e400,"b":"#"},"#__proto__":1}') as object;
    expect(Object.keys(value)).toEqual(['__proto__', '#__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(writeJson(value)).toBe('{"__proto__":{"a":1e400,"b":"#"},"#__proto__":1}');
  });
});

describe('JSON that is written', () => {
  const VALUES = [
    null,
    true,
    7,
    'a"\ud800',
    [],
    {},
    [[]],
    {a: {}},
    {a: [1, {b: undefined, c: [undefined]}], 'é"': null},
  ];
  it.each(VALUES.map((value) => [JSON.stringify(value), value]))('is what the engine writes: %s', (_, value) => {
    expect(writeJson(value)).toBe(JSON.stringify(value));
    expect(writeJson(value, {pretty: true})).toBe(JSON.stringify(value, null, 2));
  });

  it('ends soon after a limit', () => {
    const many = Array.from({length: 10_000}, () => 'x'.repeat(10));
    const text = writeJson(many, {pretty: true, limit: 1_000});
    expect(text.length).toBeGreaterThan(1_000);
    expect(text.length).toBeLessThan(1_100);
    expect(JSON.stringify(many, null, 2).startsWith(text)).toBe(true);
  });

  it('grows no faster than its content, at any depth', () => {
    const lengths = [500, 5_000].map((depth) => {
      const text = `${'[1e400,'.repeat(depth)}0${']'.repeat(depth)}`;
      expect(writeJson(parseJson(text))).toBe(text);
      return writeJson(parseJson(text), {pretty: true}).length / depth;
    });
    for (const perLevel of lengths) expect(perLevel).toBeLessThan(10);
  });
});
