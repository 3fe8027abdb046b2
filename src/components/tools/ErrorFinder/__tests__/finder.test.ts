import {describe, expect, it} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import type {FinderData} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {findErrors} from '../match';
import {namedError} from '../named';
import {MAX_LENGTH, readInput} from '../read';
import {readRevert} from '../revert';

const entry = (id: string, message: string, code?: number) => ({
  id,
  space: 'both' as const,
  messages: [message],
  causeHtml: '',
  fixHtml: '',
  methods: [],
  ...(code !== undefined && {code}),
});
const data: FinderData = {
  entries: [
    entry('low', 'nonce too low', -32003),
    entry('need', 'needs <n> but account balance is <m>', -32602),
    entry('big', 'TooBig'),
    entry('weak', 'Invalid params', -32602),
  ],
  codes: [{code: -32003, name: 'Transaction rejected', space: 'espace', causeHtml: '', fixHtml: ''}],
  methods: [],
};
const ids = (text: string) => {
  const input = readInput(text);
  return input.kind === 'error' ? findErrors(data, input).entries.map(({id}) => id) : input.kind;
};

describe('the content of a pasted text', () => {
  it.each([
    [
      'an error object',
      '{"code": -32003, "message": "nonce too low", "data": "x"}',
      {code: -32003, message: 'nonce too low', data: 'x'},
    ],
    ['a response', '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"m"}}', {code: 3, message: 'm'}],
    ['a batch', '[{"result":1},{"error":{"code":4,"message":"n"}}]', {code: 4, message: 'n'}],
    ['wrapped data', '{"code":3,"message":"m","data":{"data":"0x12345678"}}', {code: 3, data: '0x12345678'}],
    ['a log line', 'Error: x (code: -32005, message: "slow")', {code: -32005}],
    ['data in a log line', 'reverted data="0x4e487b71" more', {data: '0x4e487b71'}],
    [
      'a receipt',
      '{"result":{"status":"0x0","txExecErrorMsg":"Vm reverted, odd number"}}',
      {message: 'Vm reverted, odd number'},
    ],
    ['words', 'something went wrong', {message: 'something went wrong'}],
  ])('%s', (_, text, found) => {
    expect(readInput(text)).toMatchObject({kind: 'error', isCut: false, ...found});
  });

  it.each([
    [
      'a JSON text inside of JSON',
      '{"body":"{\\"error\\":{\\"code\\":5,\\"message\\":\\"inner\\"}}"}',
      {code: 5, message: 'inner'},
    ],
    [
      'a receipt that failed',
      '{"result":{"outcomeStatus":"0x1","txExecErrorMsg":"Vm reverted"}}',
      {message: 'Vm reverted'},
    ],
    [
      'a message inside of data',
      '{"code":3,"message":"m","data":{"message":"deeper"}}',
      {code: 3, message: 'm', data: 'deeper'},
    ],
    [
      'the error nearest to the top',
      '{"a":{"b":{"code":1,"message":"deep"}},"c":{"code":2,"message":"near"}}',
      {code: 2, message: 'near'},
    ],
  ])('%s', (_, text, found) => {
    expect(readInput(text)).toEqual({kind: 'error', isCut: false, data: undefined, ...found});
  });

  it.each([
    ['{"code":3,"message":"m","data":{"other":1}}'],
    ['{"code":3,"message":"m","data":null}'],
    ['{"code":3,"message":"m","data":{"data":1}}'],
  ])('no data in %s', (text) => {
    expect(readInput(text)).toEqual({kind: 'error', code: 3, message: 'm', data: undefined, isCut: false});
  });

  it.each([
    '{"code":"3","message":"m"}',
    '{"code":3,"message":7}',
    '{"message":"m"}',
    '{"txExecErrorMsg":null}',
    '"text without the word"',
    'null',
    '7 apples',
  ])('no error object in %s: its words are the message', (text) => {
    expect(readInput(text)).toMatchObject({kind: 'error', message: text});
  });

  it.each([
    ['code: -32005', -32005],
    ['"code":3', 3],
    ["'code' = '-32000'", -32000],
    ['code=  "3"', 3],
    ['{code:\t-1, x', -1],
    ['-32601', -32601],
    ['3', 3],
    ['error -32601 here', -32601],
    ['(-32601)', -32601],
    ['["-32601"', -32601],
    ['`-32601`', -32601],
    ["'-32601'", -32601],
    ['barcode: 5', undefined],
    ['code 5', undefined],
    ['code: 1234567', undefined],
    ['7 apples', undefined],
    ['apples 7', undefined],
    ['x-32601', undefined],
    ['error -326011', undefined],
    ['error -22601', undefined],
    ['zipcode', undefined],
  ])('the code in %s is %s', (text, code) => {
    const input = readInput(text);
    expect(input.kind === 'error' && input.code).toBe(code);
    expect('code' in input).toBe(code !== undefined);
  });

  it.each([
    ['data: "0x12345678ab"', '0x12345678ab'],
    ["data = '0x12345678'", '0x12345678'],
    ['"data":\\"0x12345678', '0x12345678'],
    ["'data':  '0xABCDEF12'", '0xABCDEF12'],
    ['data: 0x12345678', undefined],
    ['data: "0x1234567"', undefined],
    ['metadata: "0x12345678"', undefined],
    ['data "0x12345678"', undefined],
  ])('the data in %s is %s', (text, data) => {
    const input = readInput(text);
    expect(input.kind === 'error' && input.data).toBe(data);
    expect('data' in input).toBe(data !== undefined);
  });

  it('is read as far as the limit, and no further', () => {
    const exact = 'x'.repeat(MAX_LENGTH);
    expect(readInput(exact)).toEqual({kind: 'error', message: exact, isCut: false});
    expect(readInput(`${exact}y`)).toEqual({kind: 'error', message: exact, isCut: true});
  });

  it('has a result and no error, or is not a success', () => {
    expect(readInput('{"result":1,"error":null}')).toMatchObject({kind: 'error'});
    expect(readInput('["result"]')).toMatchObject({kind: 'error'});
    expect(readInput('null')).toMatchObject({kind: 'error', message: 'null'});
  });

  it('nothing, and a response without error', () => {
    expect(readInput(' \n ')).toEqual({kind: 'empty'});
    expect(readInput('{"jsonrpc":"2.0","id":1,"result":null}')).toEqual({kind: 'success'});
  });
});

describe('hostile texts', () => {
  it('are truncated, and marked as such', () => {
    expect(readInput('nonce too low '.repeat(MAX_LENGTH))).toMatchObject({kind: 'error', isCut: true});
    expect(readInput('x'.repeat(100_000))).toEqual({kind: 'error', message: 'x'.repeat(100_000), isCut: false});
    expect(readInput('x'.repeat(100_001))).toEqual({kind: 'error', message: 'x'.repeat(100_000), isCut: true});
  });

  it.each([
    ['deep nesting', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['deep objects', '{"error":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['wide', `[${'0,'.repeat(40_000)}0]`],
    ['__proto__', '{"__proto__":{"code":-32003,"message":"nonce too low"},"constructor":{"code":"x"}}'],
    ['a lone surrogate', '{"message":"\\ud800"}'],
    ['almost matching', 'nonce too '.repeat(9000)],
    ['quotes without end', `code${' '.repeat(90_000)}x`],
  ])('%s: read at once and without harm', async (_, text) => {
    expect(await expectFast(() => ids(text), 1_000)).toBeInstanceOf(Array);
    expect(({} as {code?: unknown}).code).toBeUndefined();
  });
});

describe('recognising', () => {
  it.each([
    ['NONCE  too\nlow', ['low']],
    ['needs 12 but account balance is 7', ['need']],
    ['needs 12 and more', []],
    ['NotTooBigAtAll', []],
    ['TooBig', ['big']],
    ['{"code":-32602,"message":"Invalid params: nonce too low"}', ['low']],
    ['{"code":-32003,"message":"Invalid params: nonce too low"}', ['low']],
  ])('%s', (text, wanted) => {
    expect(ids(text)).toEqual(wanted);
  });

  it.each([
    ['{"code":-32602,"message":"Invalid params"}', ['weak'], []],
    ['{"code":-32602,"message":"Invalid params","data":"unheard of"}', ['weak'], []],
    ['"Invalid params".', ['weak'], []],
    ['{"code":-32602,"message":"Invalid params: unheard of"}', [], ['weak']],
    ['RPCError: Invalid params', [], ['weak']],
    ['unheard of', [], []],
  ])('%s: general words explain only a message that contains nothing else', (text, wanted, similar) => {
    const input = readInput(text);
    const {entries, candidates} = findErrors(data, input as Extract<typeof input, {kind: 'error'}>);
    expect([entries, candidates].map((found) => found.map(({id}) => id))).toEqual([wanted, similar]);
  });

  it('a message that begins another one is general, except for that of a revert', () => {
    const all = [
      entry('load', 'Rejected'),
      entry('raw', 'Rejected: raw'),
      entry('other', 'Rejectedly'),
      entry('version', 'Rejected2'),
      entry('whole', 'Rejected by the pool'),
      entry('part', 'Rejected by the pool2'),
      entry('revert', 'execution reverted'),
      entry('instruction', 'execution reverted: Bad instruction <hex>'),
    ];
    const of = (text: string) => {
      const {entries, candidates} = findErrors(
        {entries: all, codes: [], methods: []},
        {kind: 'error', message: text, isCut: false},
      );
      return [entries, candidates].map((found) => found.map(({id}) => id));
    };
    expect(of('Error: Rejected: tx')).toEqual([[], ['load']]);
    expect(of('Error: Rejected: raw')).toEqual([['raw'], []]);
    expect(of('Rejected')).toEqual([['load'], []]);
    expect(of('Error: Rejected by the pool')).toEqual([['whole'], []]);
    expect(of('execution reverted: Too late')).toEqual([['revert'], []]);
  });

  it('shows the four best of many that fit, which are the last ones', () => {
    const many = {...data, entries: Array.from({length: 400}, (_, n) => entry(`e${604 + n}`, `word${604 + n}`))};
    const input = readInput(many.entries.map(({messages}) => messages[0]).join(' '));
    expect(input.kind === 'error' && findErrors(many, input).entries.map(({id}) => id)).toEqual([
      'e1000',
      'e1001',
      'e1002',
      'e1003',
    ]);
  });

  const found = (entries: FinderData['entries'], text: string, code?: number, named?: string, data?: string) =>
    findErrors(
      {entries, codes: [], methods: []},
      {
        kind: 'error',
        message: text,
        isCut: false,
        ...(code !== undefined && {code}),
        ...(data !== undefined && {data}),
      },
      named,
    ).entries.map(({id}) => id);

  it('reads the data too, and escaped quotes as quotes', () => {
    expect(found([entry('a', 'storage limit')], 'reverted', undefined, undefined, 'storage limit')).toEqual(['a']);
    expect(found([entry('a', 'field "x" missing')], 'field \\"x\\" missing')).toEqual(['a']);
  });

  it.each([
    ['xTooBig', []],
    ['TooBigx', []],
    ['xTooBigx TooBig', ['big']],
    ['(TooBig)', ['big']],
    ['1TooBig', []],
    ['TooBig_', []],
    ['éTooBig', []],
  ])('whole words in %s', (text, wanted) => {
    expect(found([entry('big', 'TooBig')], text)).toEqual(wanted);
    expect(found([entry('sign', '(TooBig)')], `x(TooBig)x`)).toEqual(['sign']);
  });

  it('finds the pieces of a message in their order, regardless of the text between them', () => {
    const gap = [entry('gap', 'from <address> to <n>')];
    expect(found(gap, 'from 0x12 to 7')).toEqual(['gap']);
    expect(found(gap, 'to 7 from 0x12')).toEqual([]);
    expect(found([entry('none', '<text>')], 'anything')).toEqual([]);
    expect(found([entry('twice', 'a <x> a')], 'a')).toEqual([]);
  });

  it('prefers the longer text, the text of the code, and the entry that was named', () => {
    const [short, long] = [entry('short', 'nonce'), entry('long', 'nonce far too low')];
    expect(
      found([entry('left', 'gas price'), entry('right', 'nonce far too low')], 'gas price, nonce far too low'),
    ).toEqual(['right', 'left']);
    expect(found([short, long], 'nonce far too low')).toEqual(['long']);
    const same = [entry('a', 'reverted', 3), entry('b', 'reverted', -32015), entry('c', 'reverted')];
    expect(found(same, 'reverted', -32015)).toEqual(['b', 'c']);
    expect(found(same, 'reverted')).toEqual(['a', 'b', 'c']);
    expect(found(same, 'reverted', undefined, 'c')).toEqual(['c', 'a', 'b']);
    expect(found(same, 'reverted', undefined, 'b')).toEqual(['b', 'a', 'c']);
  });

  it('uses the best of several messages of an entry', () => {
    const both = {...entry('both', 'low'), messages: ['low', 'nonce is far too low indeed', 'far']};
    expect(found([entry('other', 'is far too low'), both], 'nonce is far too low indeed')).toEqual(['both']);
  });

  it('shows at most four, and none that another one explains better', () => {
    const words = ['alpha', 'bravo', 'delta', 'gamma', 'sigma'].map((word) => entry(word, word));
    expect(found(words, 'alpha bravo delta gamma sigma')).toEqual(['alpha', 'bravo', 'delta', 'gamma']);
    expect(
      found(
        [
          entry('whole', 'alpha bravo delta'),
          entry('begin', 'alpha bravo'),
          entry('end', 'bravo delta'),
          entry('same', 'alpha bravo delta'),
        ],
        'alpha bravo delta',
      ),
    ).toEqual(['whole', 'same']);
    expect(found([entry('one', 'alpha bravo'), entry('two', 'bravo delta')], 'alpha bravo delta')).toEqual([
      'one',
      'two',
    ]);
  });

  it('explains no code that the text has not', () => {
    expect(findErrors(data, {kind: 'error', code: -1, message: '?', isCut: false}).code).toBeUndefined();
  });

  it('opens with the error that an address names, in the latest words for it', () => {
    const named = {...data, entries: [...data.entries, {...entry('two', 'old'), code: 7, messages: ['old', 'new']}]};
    expect(namedError(named, '?a=1&error=two')).toEqual({id: 'two', text: '{"code":7,"message":"new"}'});
    expect(namedError(named, '?error=big')).toEqual({id: 'big', text: '{"message":"TooBig"}'});
    expect(namedError(named, '?error=nope')).toBeUndefined();
    expect(namedError(named, '')).toBeUndefined();
  });

  it('also explains the code', () => {
    expect(findErrors(data, {kind: 'error', code: -32003, message: '?', isCut: false}).code?.name).toBe(
      'Transaction rejected',
    );
  });
});

describe('revert data', () => {
  const reason = `0x08c379a0${'20'.padStart(64, '0')}${'a'.padStart(64, '0')}${Buffer.from('odd number').toString('hex').padEnd(64, '0')}`;
  it.each([
    [reason, {kind: 'reason', text: 'odd number'}],
    [`0x4e487b71${'12'.padStart(64, '0')}`, {kind: 'panic', code: '0x12'}],
    ['0x677fd0e3', {kind: 'custom', selector: '0x677fd0e3'}],
    [`0x08c379a0${'20'.padStart(64, '0')}${'f'.repeat(64)}`, undefined],
    ['0x1234', undefined],
    [undefined, undefined],
    [` "${reason}"\n`, {kind: 'reason', text: 'odd number'}],
    [reason.toUpperCase().replace('0X', '0x'), {kind: 'reason', text: 'odd number'}],
    [`x ${reason}`, undefined],
    [`${reason} x`, undefined],
    [`${reason}00`, undefined],
    [`0x677fd0e3${'0'.repeat(32)}`, undefined],
    [`0x677fd0e3${'0'.repeat(64)}`, {kind: 'custom', selector: '0x677fd0e3'}],
    ['0x677fd0e31', undefined],
    ['0x4e487b71', {kind: 'custom', selector: '0x4e487b71'}],
    [`0x4e487b71${'0'.repeat(128)}`, {kind: 'custom', selector: '0x4e487b71'}],
    [`0x08c379a0${'20'.padStart(64, '0')}`, undefined],
    [`0x08c379a0${'20'.padStart(64, '0')}${'21'.padStart(64, '0')}${'61'.repeat(32)}`, undefined],
    [
      `0x08c379a0${'20'.padStart(64, '0')}${'20'.padStart(64, '0')}${'61'.repeat(32)}`,
      {kind: 'reason', text: 'a'.repeat(32)},
    ],
    [
      `0x08c379a0${'20'.padStart(64, '0')}${(2000).toString(16).padStart(64, '0')}${'61'.repeat(2016)}`,
      {kind: 'reason', text: 'a'.repeat(2000)},
    ],
    [`0x08c379a0${'20'.padStart(64, '0')}${(2001).toString(16).padStart(64, '0')}${'61'.repeat(2016)}`, undefined],
  ])('%s', (text, wanted) => {
    expect(readRevert(text)).toEqual(wanted);
  });
});
