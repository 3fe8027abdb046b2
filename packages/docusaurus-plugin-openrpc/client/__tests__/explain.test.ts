import {describe, expect, it} from 'vitest';
import {explain} from '../explain';
import {MAX_ROWS, toJsonText, toTree} from '../jsonTree';

describe('explain', () => {
  it('hex to decimal', () => expect(explain('0x406', {schema: 'Quantity'})).toEqual([{kind: 'decimal', text: '1030'}]));
  it('an amount as the adapter writes it', () => {
    const adapter = {
      explainAmount: (amount: bigint, unit: string) => (unit === 'cent' ? `${amount / 100n} shells` : undefined),
    };
    expect(explain('0x12c', {unit: 'cent'}, {adapter})).toContainEqual({kind: 'coin', text: '3 shells'});
    expect(explain('0x12c', {unit: 'gas'}, {adapter})).toEqual([{kind: 'decimal', text: '300'}]);
    expect(explain('0x12c', {unit: 'cent'})).toEqual([{kind: 'decimal', text: '300'}]);
  });
  it('an amount is no matter of the adapter without a unit, or if the adapter knows none', () => {
    const decimal = [{kind: 'decimal', text: '300'}];
    expect(explain('0x12c', {}, {adapter: {explainAmount: () => '3 shells'}})).toEqual(decimal);
    expect(explain('0x12c', {unit: 'cent'}, {adapter: {}})).toEqual(decimal);
  });
  it.each([{unit: 'timestamp', name: 'deadline'}, {unit: 'timestamp'}, {name: 'blockTimestamp'}])(
    '%j is a time',
    (hints) => expect(explain('0x5f9b0000', hints)).toContainEqual({kind: 'time', text: '2020-10-29 17:46:40 UTC'}),
  );
  it.each([{}, {name: 'timestampSource'}, {name: 'number'}, {unit: 'gas'}])('%j is no time', (hints) =>
    expect(explain('0x5f9b0000', hints)).toEqual([{kind: 'decimal', text: '1,603,993,600'}]),
  );
  it.each([
    ['2015-01-01 00:00:00', 1_420_070_400, false],
    ['2015-01-01 00:00:01', 1_420_070_401, true],
    ['2099-12-31 23:59:59', 4_102_444_799, true],
    ['2100-01-01 00:00:00', 4_102_444_800, false],
  ])('times lie between 2015 and 2100: %s', (text, seconds, isTime) => {
    const times = explain(`0x${seconds.toString(16)}`, {name: 'timestamp'}).filter(({kind}) => kind === 'time');
    expect(times).toEqual(isTime ? [{kind: 'time', text: `${text} UTC`}] : []);
  });
  it('timestamps', () =>
    expect(explain('0x5f9b0000', {name: 'timestamp'})).toContainEqual({kind: 'time', text: '2020-10-29 17:46:40 UTC'}));
  it.each(['timestamp', 'timestampUsecs'])('%s in microseconds', (name) =>
    expect(explain('0x660ca1da0e17e', {name})).toContainEqual({kind: 'time', text: '2026-11-21 14:24:17.006974 UTC'}),
  );
  it('a small number called timestamp is no time', () => expect(explain('0x1', {name: 'timestamp'})).toHaveLength(1));
  it('an address as the adapter explains it, behind its name', () => {
    const adapter = {
      explainAddress: (value: string, {networkId}: {networkId: number | undefined}) =>
        value.startsWith('shop:') ? [{kind: 'address', text: `till ${networkId}`} as const] : undefined,
    };
    expect(explain('shop:1', {}, {known: {'shop:1': 'Corner'}, networkId: 7, adapter})).toEqual([
      {kind: 'known', text: 'Corner'},
      {kind: 'address', text: 'till 7'},
    ]);
    expect(explain('0x2a', {}, {networkId: 7, adapter})).toEqual([{kind: 'decimal', text: '42'}]);
  });
  it('known names, whatever the case', () =>
    expect(explain('0xDDF2', {schema: 'Hash'}, {known: {'0xddf2': 'Transfer'}})).toEqual([
      {kind: 'known', text: 'Transfer'},
    ]));
  it('hashes are not numbers', () => expect(explain(`0x${'a'.repeat(64)}`, {schema: 'Hash'})).toEqual([]));
  it('the text of a revert', () => {
    const word = (n: number) => n.toString(16).padStart(64, '0');
    const data = `0x08c379a0${word(32)}${word(5)}${Buffer.from('limit').toString('hex').padEnd(64, '0')}`;
    expect(explain(data, {schema: 'Data'})).toContainEqual({kind: 'text', text: 'limit'});
    for (const other of [`a${data}`, `${data}g`, data.slice(0, 100)]) expect(explain(other, {})).toEqual([]);
  });
  it.each([null, 7, true, {}, [], 'text', '\ud800', '0x08c379a0' + 'f'.repeat(128), '0x'.padEnd(1_000_000, 'f')])(
    'is silent about %.20s',
    (value) => {
      expect(explain(value, {})).toEqual([]);
    },
  );
});

describe('tree of an answer', () => {
  it('keeps order and writes JSON pointers', () => {
    expect(toTree({b: [1, 'x'], 'a/~': null}).rows.map(({pointer, depth, size}) => [pointer, depth, size])).toEqual([
      ['', 0, 2],
      ['/b', 1, 2],
      ['/b/0', 2, undefined],
      ['/b/1', 2, undefined],
      ['/a~1~0', 1, undefined],
    ]);
  });
  it('takes 10 000 levels of nesting', () => {
    const deep = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000)) as unknown;
    expect(toTree(deep).rows.length).toBeLessThanOrEqual(MAX_ROWS);
    expect(toTree(deep).hidden).toBeGreaterThan(0);
    expect(() => toJsonText(deep)).not.toThrow();
  });
  it('is bounded on a wide answer and counts what it leaves out', () => {
    const {rows, hidden} = toTree(Array.from({length: 1_000_000}, (_, i) => i));
    expect(rows).toHaveLength(MAX_ROWS);
    expect(rows.length - 1 + hidden).toBe(1_000_000);
  });
  it('an own property called __proto__ is shown as data', () => {
    expect(toTree(JSON.parse('{"__proto__": {"a": 1}}')).rows.map(({pointer}) => pointer)).toEqual([
      '',
      '/__proto__',
      '/__proto__/a',
    ]);
  });
});
