import {parseAbiItem, toEventSelector, toFunctionSelector, type AbiEvent, type AbiFunction} from 'viem';
import {describe, expect, it} from 'vitest';
import {internalContracts} from '@site/src/facts/contracts';
import {hashesOf} from '../hashes';
import {parseSignature} from '../parse';
import {canonicalType} from '@site/src/components/parts/Calculator/abiTypes';

const canonical = (text: string) => {
  const parsed = parseSignature(text);
  return parsed.ok ? parsed.canonical : `${parsed.problem}: ${parsed.detail}`;
};

/** Parameters in many forms, and as the ABI writes them. */
const PARAMETERS: [written: string, abi: string][] = [
  ['', ''],
  ['uint', 'uint256'],
  ['int', 'int256'],
  ['uint8,int8', 'uint8,int8'],
  [' address   to ,\n uint   amount ', 'address,uint256'],
  ['address payable to', 'address'],
  ['string memory text, bytes calldata data', 'string,bytes'],
  ['uint[] memory list', 'uint256[]'],
  ['uint[ 3 ][][2] memory matrix', 'uint256[3][][2]'],
  ['bytes1, bytes32, bytes', 'bytes1,bytes32,bytes'],
  ['bool _', 'bool'],
  ['(uint a, (address b, bytes32[] c)[] d) order, bool e', '(uint256,(address,bytes32[])[]),bool'],
  ['tuple(uint a, int b)[2] pairs', '(uint256,int256)[2]'],
  ['((((uint))))', '((((uint256))))'],
  ['address $from, address $to_2', 'address,address'],
];

describe('parseSignature', () => {
  it.each(PARAMETERS)('writes f(%s) as the ABI does', (written, abi) => {
    expect(canonical(`f(${written})`)).toBe(`f(${abi})`);
    expect(canonical(`function f(${written}) external view returns (uint256, (bool ok)[] memory);`)).toBe(`f(${abi})`);
    expect(canonical(`error f(${written});`)).toBe(`f(${abi})`);
  });

  it.each(PARAMETERS)('f(%s) has the selector and topic that viem computes', (written, abi) => {
    const {selector, topic} = hashesOf(canonical(`f(${written})`));
    expect(selector).toBe(toFunctionSelector(`function f(${abi})`));
    expect(topic).toBe(toEventSelector(`event f(${abi})`));
  });

  it.each([
    'function transfer(address to, uint amount) returns (bool)',
    'function swap(uint a, int b, bytes calldata c, string d, address[] e) payable',
    'event Transfer(address indexed from, address indexed to, uint value)',
    'event Deposit(address indexed who, uint indexed id, bytes32 indexed tag, uint[] list)',
  ])('%s: the same as viem reads it', (text) => {
    const item = parseAbiItem(text as 'function f()') as AbiFunction | AbiEvent;
    const parsed = parseSignature(text);
    expect(parsed).toMatchObject({ok: true, kind: item.type});
    const {selector, topic} = hashesOf(canonical(text));
    if (item.type === 'event') expect(topic).toBe(toEventSelector(item));
    else expect(selector).toBe(toFunctionSelector(item));
  });

  it('has the selectors and topics of all internal contracts', () => {
    const functions = internalContracts.flatMap((one) => one.functions);
    const events = internalContracts.flatMap((one) => one.events);
    expect(functions.length).toBeGreaterThan(40);
    expect(events.length).toBeGreaterThan(3);
    for (const {signature, selector} of functions) expect(hashesOf(canonical(signature)).selector).toBe(selector);
    for (const {signature, topic0} of events) expect(hashesOf(canonical(signature)).topic).toBe(topic0);
  });

  it('recognises kinds and anonymous events; the words can be names too', () => {
    expect(parseSignature('event A(uint indexed a) anonymous;')).toMatchObject({kind: 'event', isAnonymous: true});
    expect(parseSignature('transfer(address,uint256)')).toMatchObject({kind: undefined});
    expect(parseSignature('error(string)')).toMatchObject({kind: undefined, canonical: 'error(string)'});
    expect(
      parseSignature('event A(uint indexed a, uint indexed b, uint indexed c, uint indexed d) anonymous'),
    ).toMatchObject({ok: true});
    expect(parseSignature('function f(function callback) external {')).toMatchObject({
      ok: true,
      canonical: 'f(function)',
    });
  });

  it.each([
    ['', 'noName: '],
    ['(uint256)', 'noName: '],
    ['transfer', 'noParentheses: transfer'],
    ['transfer address', 'noParentheses: transfer'],
    ['transfer(address', 'unclosed: '],
    ['transfer(address,', 'unclosed: '],
    ['transfer(address,)', 'emptyParameter: '],
    ['transfer(,address)', 'emptyParameter: '],
    ['transfer(address to uint amount)', 'extraWord: uint'],
    ['transfer(adress to)', 'unknownType: adress'],
    ['f(uint7)', 'unknownType: uint7'],
    ['f(uint512)', 'unknownType: uint512'],
    ['f(bytes33)', 'unknownType: bytes33'],
    ['f(IERC20 token)', 'unknownType: IERC20'],
    ['f(mapping(address => uint))', 'unknownType: mapping'],
    ['f(uint[0] a)', 'arrayLength: [0]'],
    ['f(uint a[])', 'extraWord: []'],
    ['f(uint[-1])', 'extraWord: [-1])'],
    ['f(uint) oops', 'afterEnd: oops'],
    ['f(uint))', 'afterEnd: )'],
    ['f(uint)=5', 'afterEnd: =5'],
    ['constructor(address)', 'noSelector: constructor'],
    ['function f(uint) internal', 'internal: internal'],
    ['function f(uint) private', 'internal: private'],
    ['function f(uint indexed a)', 'notIndexed: '],
    ['event E((uint indexed a) s)', 'notIndexed: '],
    ['event E(uint indexed a, uint indexed b, uint indexed c, uint indexed d)', 'tooManyIndexed: '],
    [
      'event E(uint indexed a, uint indexed b, uint indexed c, uint indexed d, uint indexed e) anonymous',
      'tooManyIndexed: ',
    ],
    ['fallback()', 'noSelector: fallback'],
    ['f(uint payable a)', 'extraWord: a'],
    ['f(uint a b)', 'extraWord: b'],
    ['f(uint !)', 'extraWord: !)'],
    ['f(tuple)', 'unknownType: tuple'],
    ['f(uint) !{', 'afterEnd: !{'],
    [`f(uint) ${'!'.repeat(30)}`, `afterEnd: ${'!'.repeat(20)}`],
    [`f(${'!'.repeat(30)}`, `extraWord: ${'!'.repeat(20)}`],
  ])('refuses %j', (text, fault) => expect(canonical(text)).toBe(fault));

  it.each([
    ['receiver()', 'receiver()'],
    ['myfallback()', 'myfallback()'],
    [' f( uint ) ', 'f(uint256)'],
    ['f(uint[10])', 'f(uint256[10])'],
    ['f(uint) ;', 'f(uint256)'],
  ])('takes %j', (text, signature) => expect(canonical(text)).toBe(signature));

  it('has limits, and accepts input just within them', () => {
    const nested = (depth: number) => `f(${'('.repeat(depth)}uint${')'.repeat(depth)})`;
    expect([32, 33].map((depth) => canonical(nested(depth)).startsWith('f('))).toEqual([true, false]);
    const long = (length: number) => `${'f'.repeat(length - 2)}()`;
    expect([4000, 4001].map((length) => parseSignature(long(length)).ok)).toEqual([true, false]);
  });

  it('survives long and deep texts', () => {
    expect(canonical(`f(${'uint,'.repeat(2000)}uint)`)).toBe('tooLong: ');
    expect(canonical(`f(${'('.repeat(3000)}`)).toBe('tooDeep: ');
  });
});

describe('canonicalType', () => {
  it('accepts every width of the ABI and no other', () => {
    for (let bits = 1; bits <= 300; bits++) {
      const expected = bits % 8 === 0 && bits <= 256 ? `uint${bits}` : undefined;
      expect(canonicalType(`uint${bits}`)).toBe(expected);
      expect(canonicalType(`bytes${bits}`)).toBe(bits <= 32 ? `bytes${bits}` : undefined);
    }
    for (const none of ['uint08', 'bytes0', 'int256x2', 'fixed128', 'ufixed128x81', 'fixed7x1', 'toString', 'uint256 '])
      expect(canonicalType(none)).toBeUndefined();
    expect(['fixed', 'ufixed', 'byte', 'ufixed8x1'].map(canonicalType)).toEqual([
      'fixed128x18',
      'ufixed128x18',
      'bytes1',
      'ufixed8x1',
    ]);
  });
});
