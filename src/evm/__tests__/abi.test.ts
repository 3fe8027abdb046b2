import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  toFunctionSelector,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {
  decodeEvent,
  decodeParameters,
  encodeCall,
  encodeParameters,
  selectorOf,
  signatureOf,
  type AbiEntry,
  type AbiParameter,
  type AbiValue,
} from '../abi';
import {bytesOf, hexOf} from '../hex';

const A = '0x52908400098527886e0f7030069857d2e4169ee7';
const tuple: AbiParameter = {
  type: 'tuple',
  components: [
    {name: 'a', type: 'uint256'},
    {name: 'b', type: 'string'},
  ],
};

describe('values are encoded and decoded like viem does it', () => {
  it.each<[string, AbiParameter[], AbiValue[]]>([
    ['nothing', [], []],
    [
      'elementary types',
      ['uint8', 'int16', 'address', 'bool', 'bytes4', 'bytes32'].map((type) => ({type})),
      [255n, -2n, A, true, '0x01020304', `0x${'ab'.repeat(32)}`],
    ],
    [
      'dynamic types between static ones',
      ['uint256', 'bytes', 'bool', 'string'].map((type) => ({type})),
      [1n, '0x0102', false, 'a text that is longer than thirty-two bytes, ñ'],
    ],
    ['empty dynamic types', [{type: 'bytes'}, {type: 'string'}, {type: 'uint256[]'}], ['0x', '', []]],
    [
      'arrays',
      [{type: 'uint256[]'}, {type: 'address[2]'}, {type: 'string[]'}],
      [
        [1n, 2n],
        [A, A],
        ['a', 'bb'],
      ],
    ],
    [
      'nested arrays',
      [{type: 'uint8[2][]'}, {type: 'bytes[][1]'}],
      [
        [
          [1n, 2n],
          [3n, 4n],
        ],
        [['0x01', '0x']],
      ],
    ],
  ])('%s', (_, parameters, values) => {
    const expected = encodeAbiParameters(
      parameters as never,
      values.map((value, at) => (/^u?int(8|16)$/.test(parameters[at]!.type) ? Number(value) : value)) as never,
    );
    expect(hexOf(encodeParameters(parameters, values))).toBe(expected);
    expect(decodeParameters(parameters, bytesOf(expected))).toEqual(values);
  });

  it('tuples, alone and in arrays', () => {
    const parameters = [tuple, {...tuple, type: 'tuple[]'}];
    const values = [
      [7n, 'x'],
      [
        [8n, 'y'],
        [9n, ''],
      ],
    ] as const;
    const named = (pair: readonly AbiValue[]) => ({a: pair[0], b: pair[1]});
    const expected = encodeAbiParameters(parameters as never, [named(values[0]), values[1].map(named)] as never);
    expect(hexOf(encodeParameters(parameters, values))).toBe(expected);
    expect(decodeParameters(parameters, bytesOf(expected))).toEqual(values);
    expect(decodeAbiParameters(parameters as never, expected)).toHaveLength(2);
  });

  it('rejects data that is too short', () => {
    expect(() => decodeParameters([{type: 'uint256'}], new Uint8Array(31))).toThrow(RangeError);
    expect(() => decodeParameters([{type: 'uint256[]'}], bytesOf(`0x${'00'.repeat(31)}20${'ff'.repeat(32)}`))).toThrow(
      RangeError,
    );
  });
});

it('calls and events have the names and selectors of Solidity', () => {
  const abi = parseAbi([
    'function pay(address to, uint256 amount)',
    'event Sold(address indexed buyer, string indexed note, bool paid)',
  ]);
  const [pay, sold] = abi as unknown as [AbiEntry, AbiEntry];
  expect(signatureOf(pay)).toBe('pay(address,uint256)');
  expect(selectorOf(pay)).toBe(toFunctionSelector('pay(address,uint256)'));
  expect(encodeCall(pay, [A, 5n])).toBe(encodeFunctionData({abi, functionName: 'pay', args: [A, 5n]}));
  const topics = encodeEventTopics({abi, eventName: 'Sold', args: {buyer: A, note: 'x'}}) as `0x${string}`[];
  expect(decodeEvent(sold, topics, `0x${'00'.repeat(31)}01`)).toEqual([
    {name: 'buyer', type: 'address', value: A},
    {name: 'paid', type: 'bool', value: true},
  ]);
});
