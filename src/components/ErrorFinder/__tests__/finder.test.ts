import {describe, expect, it} from 'vitest';
import type {FinderData} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {findErrors} from '../match';
import {MAX_LENGTH, readInput} from '../read';
import {readRevert} from '../revert';

const entry = (id: string, message: string, code?: number) => ({id, space: 'both' as const, messages: [message], causeHtml: '', fixHtml: '', methods: [], ...(code !== undefined && {code})});
const data: FinderData = {
  entries: [entry('low', 'nonce too low', -32003), entry('need', 'needs <n> but account balance is <m>', -32602), entry('big', 'TooBig'), entry('weak', 'Invalid params', -32602)],
  codes: [{code: -32003, name: 'Transaction rejected', space: 'espace', causeHtml: '', fixHtml: ''}],
  methods: [],
};
const ids = (text: string) => {
  const input = readInput(text);
  return input.kind === 'error' ? findErrors(data, input).entries.map(({id}) => id) : input.kind;
};

describe('what a pasted text holds', () => {
  it.each([
    ['an error object', '{"code": -32003, "message": "nonce too low", "data": "x"}', {code: -32003, message: 'nonce too low', data: 'x'}],
    ['a response', '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"m"}}', {code: 3, message: 'm'}],
    ['a batch', '[{"result":1},{"error":{"code":4,"message":"n"}}]', {code: 4, message: 'n'}],
    ['wrapped data', '{"code":3,"message":"m","data":{"data":"0x12345678"}}', {code: 3, data: '0x12345678'}],
    ['a log line', 'Error: x (code: -32005, message: "slow")', {code: -32005}],
    ['data in a log line', 'reverted data="0x4e487b71" more', {data: '0x4e487b71'}],
    ['a receipt', '{"result":{"status":"0x0","txExecErrorMsg":"Vm reverted, odd number"}}', {message: 'Vm reverted, odd number'}],
    ['words', 'something went wrong', {message: 'something went wrong'}],
  ])('%s', (_, text, found) => {
    expect(readInput(text)).toMatchObject({kind: 'error', isCut: false, ...found});
  });

  it('nothing, and an answer without error', () => {
    expect(readInput(' \n ')).toEqual({kind: 'empty'});
    expect(readInput('{"jsonrpc":"2.0","id":1,"result":null}')).toEqual({kind: 'success'});
  });
});

describe('hostile texts', () => {
  it('are cut, and said to be', () => {
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
  ])('%s: read at once and without harm', (_, text) => {
    const start = performance.now();
    expect(() => ids(text)).not.toThrow();
    expect(performance.now() - start).toBeLessThan(1000);
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
    ['{"code":-32602,"message":"Invalid params: nonce too low"}', ['weak', 'low']],
    ['{"code":-32003,"message":"Invalid params: nonce too low"}', ['low']],
  ])('%s', (text, wanted) => {
    expect(ids(text)).toEqual(wanted);
  });

  it('shows the four best of many that fit', () => {
    const many = {...data, entries: Array.from({length: 400}, (_, n) => entry(`e${n}`, `word${n}`))};
    const input = readInput(many.entries.map(({messages}) => messages[0]).join(' '));
    expect(input.kind === 'error' && findErrors(many, input).entries.map(({id}) => id)).toEqual(['e100', 'e101', 'e102', 'e103']);
  });

  it('explains the code beside', () => {
    expect(findErrors(data, {kind: 'error', code: -32003, message: '?', isCut: false}).code?.name).toBe('Transaction rejected');
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
  ])('%s', (text, wanted) => {
    expect(readRevert(text)).toEqual(wanted);
  });
});
