import {describe, expect, it} from 'vitest';
import {parseJson} from '../exactJson';
import {js, py} from '../samples/literal';

/** A list with one text, whose literal has the given number of characters. */
const listOf = (length: number) => ['a'.repeat(length - "['']".length)];

describe('values in a sample', () => {
  it.each<[unknown, string, string]>([
    [null, 'null', 'None'],
    [true, 'true', 'True'],
    [false, 'false', 'False'],
    [7, '7', '7'],
    [-1.5, '-1.5', '-1.5'],
    ['latest', "'latest'", '"latest"'],
    ['', "''", '""'],
    [[], '[]', '[]'],
    [{}, '{}', '{}'],
    [['0x1', null, [true]], "['0x1', null, [true]]", '["0x1", None, [True]]'],
    [{to: '0x1', value: {}}, "{to: '0x1', value: {}}", '{"to": "0x1", "value": {}}'],
  ])('%j is written as the language writes it', (value, inJs, inPython) => {
    expect(js(value)).toBe(inJs);
    expect(py(value)).toBe(inPython);
  });

  it('numbers with more digits than a double keep them', () => {
    const value = parseJson('[12345678901234567890, {"a": 1e400}]');
    expect(js(value)).toBe("[JSON.rawJSON('12345678901234567890'), {a: JSON.rawJSON('1e400')}]");
    expect(py(value)).toBe('[12345678901234567890, {"a": 1e400}]');
  });

  it.each([
    ['two "quotes" here', `'two "quotes" here'`, `"two \\"quotes\\" here"`],
    ["it's Ana's", `'it\\'s Ana\\'s'`, `"it's Ana's"`],
    ['back \\ slash', `'back \\\\ slash'`, `"back \\\\ slash"`],
    ['two\nlines', `'two\\nlines'`, `"two\\nlines"`],
  ])('%j is escaped only where the quotes of the language want it', (text, inJs, inPython) => {
    expect(js(text)).toBe(inJs);
    expect(py(text)).toBe(inPython);
  });

  it.each([
    ['gas', 'gas'],
    ['_a$1', '_a$1'],
    ['$', '$'],
    ['A', 'A'],
    ['odd-key', "'odd-key'"],
    ['-a', "'-a'"],
    ['1st', "'1st'"],
    ['', "''"],
    // Without the brackets, it would set the prototype.
    ['__proto__', "['__proto__']"],
  ])('the key %j has quotes in JavaScript only if it needs them', (key, inJs) => {
    const value: unknown = JSON.parse(`{"${key}": 1}`);
    expect(js(value)).toBe(`{${inJs}: 1}`);
    expect(py(value)).toBe(`{"${key}": 1}`);
  });
});

describe('long values in a sample', () => {
  it('stay on one line of up to 72 characters', () => {
    expect(js(listOf(72))).toBe(`['${'a'.repeat(68)}']`);
    expect(js(listOf(73))).toBe(`[\n  '${'a'.repeat(69)}'\n]`);
  });

  it('have less room where they are indented', () => {
    expect(js(listOf(68), '    ')).not.toContain('\n');
    expect(js(listOf(69), '    ')).toBe(`[\n      '${'a'.repeat(65)}'\n    ]`);
  });

  it('are indented by two spaces for each level, one entry a line', () => {
    const data = 'b'.repeat(60);
    expect(js([{to: '0x1', data, list: [1, 2]}, 'latest'])).toBe(
      `[\n  {\n    to: '0x1',\n    data: '${data}',\n    list: [1, 2]\n  },\n  'latest'\n]`,
    );
    expect(py({data, more: [data, data]}, '  ')).toBe(
      `{\n    "data": "${data}",\n    "more": [\n      "${data}",\n      "${data}"\n    ]\n  }`,
    );
  });
});
