import {hashDomain, hashStruct, hashTypedData, keccak256, toHex} from 'viem';
import {describe, expect, it} from 'vitest';
import {explainTypedData, type Explained} from '../explain';
import type {Types, Values} from '../typedData';

type Cases = Record<string, {types: Types; domain: Values; primaryType: string; message: Values}>;
const ADDRESS = '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826';
const OTHER = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB';
const person = [
  {name: 'name', type: 'string'},
  {name: 'wallet', type: 'address'},
];
/** The example of EIP-712. */
const mail = {
  types: {
    Person: person,
    Mail: [
      {name: 'from', type: 'Person'},
      {name: 'to', type: 'Person'},
      {name: 'contents', type: 'string'},
    ],
  },
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  primaryType: 'Mail',
  message: {from: {name: 'Cow', wallet: ADDRESS}, to: {name: 'Bob', wallet: OTHER}, contents: 'Hello, Bob!'},
};
const one = (type: string, value: unknown, domain: Values = {name: 'T', chainId: 71}) => ({
  types: {T: [{name: 'a', type}]},
  domain,
  primaryType: 'T',
  message: {a: value},
});

const CASES: Cases = {
  'the example of EIP-712': mail,
  'arrays of structs, nested, with a type that is used twice': {
    types: {
      Person: person,
      Group: [
        {name: 'members', type: 'Person[]'},
        {name: 'heads', type: 'Person[2]'},
      ],
      Order: [
        {name: 'groups', type: 'Group[][]'},
        {name: 'ids', type: 'uint256[2][]'},
        {name: 'by', type: 'Person'},
      ],
    },
    domain: {name: 'Nested', salt: `0x${'ab'.repeat(32)}`},
    primaryType: 'Order',
    message: {
      groups: [[{members: [], heads: [mail.message.from, mail.message.to]}], []],
      ids: [
        [1, 2],
        [3, 4],
      ],
      by: mail.message.to,
    },
  },
  'a struct that holds itself through an array': {
    types: {
      Node: [
        {name: 'value', type: 'int64'},
        {name: 'children', type: 'Node[]'},
      ],
    },
    domain: {},
    primaryType: 'Node',
    message: {
      value: 1,
      children: [
        {value: -2, children: []},
        {value: 3, children: [{value: 4, children: []}]},
      ],
    },
  },
  'the domain alone': {types: {}, domain: mail.domain, primaryType: 'EIP712Domain', message: {}},
  'a domain that types define in another order': {
    types: {
      EIP712Domain: [
        {name: 'chainId', type: 'uint256'},
        {name: 'name', type: 'string'},
      ],
      T: [{name: 'a', type: 'bool'}],
    },
    domain: {name: 'T', chainId: 1030},
    primaryType: 'T',
    message: {a: true},
  },
  'unused types': {...mail, types: {...mail.types, Unused: [{name: 'x', type: 'Person[3]'}]}},
  'empty bytes': one('bytes', '0x'),
  'long bytes': one('bytes', `0x${'5a'.repeat(300)}`),
  'text beyond ASCII': one('string', 'Grüße, 树图 🌳'),
  'empty text': one('string', ''),
  bytes4: one('bytes4', '0xDEADBEEF'),
  bytes32: one('bytes32', `0x${'01'.repeat(32)}`),
  'negative int8': one('int8', -128),
  'negative int256': one('int256', (-(2n ** 255n)).toString()),
  'largest uint256': one('uint256', (2n ** 256n - 1n).toString()),
  'number in hex': one('uint64', '0xff'),
  false: one('bool', false),
  'empty array': one('uint8[]', []),
  'array of text': one('string[]', ['a', 'b', '']),
  'array of bytes': one('bytes[2]', ['0x', '0x00']),
  'array of negative numbers': one('int16[][]', [[-1, 2], [], [-32768]]),
  'array of addresses': one('address[]', [ADDRESS, OTHER.toLowerCase()]),
  'no domain at all': one('uint256', 0, {}),
  'only a contract': one('uint256', 0, {verifyingContract: OTHER}),
  'name and version': one('uint256', 0, {name: 'n', version: '2'}),
};

/** The value under a path such as `message.groups[0][1].by`. */
const at = (data: unknown, path: string) => path.match(/\w+/g)!.reduce((value, key) => (value as Values)[key], data);

const explained = (data: unknown): Extract<Explained, {ok: true}> => {
  const result = explainTypedData(JSON.stringify(data));
  if (!result.ok) throw new Error(`${result.path}: ${result.problem} ${result.detail}`);
  return result;
};

describe('explainTypedData (EIP-712)', () => {
  it.each(Object.entries(CASES))('agrees with viem: %s', (_, data) => {
    const result = explained(data);
    expect(result.digest).toBe(hashTypedData(data as never));
    const types = {EIP712Domain: result.domain.fields.map(({name, type}) => ({name, type})), ...data.types};
    expect(result.domain.hash).toBe(hashDomain({domain: data.domain, types} as never));
    if (data.primaryType === 'EIP712Domain') return expect(result.message).toBeUndefined();
    expect(result.message!.hash).toBe(hashStruct({data: data.message, primaryType: data.primaryType, types} as never));
    for (const {path, type, hash, typeHash, encodedType} of [result.domain, ...result.inner]) {
      expect(hash, path).toBe(hashStruct({data: at(data, path), primaryType: type, types} as never));
      expect(typeHash).toBe(keccak256(toHex(encodedType)));
    }
  });

  it('has the digest that EIP-712 specifies for its example', () => {
    expect(explained(mail).digest).toBe('0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2');
    expect(explained(mail).message!.encodedType).toBe(
      'Mail(Person from,Person to,string contents)Person(string name,address wallet)',
    );
  });

  it('shows each field with its 32 bytes', () => {
    const {message, inner} = explained(mail);
    expect(message!.fields.map(({name, how}) => [name, how])).toEqual([
      ['from', 'struct'],
      ['to', 'struct'],
      ['contents', 'hash'],
    ]);
    expect(inner.map(({path}) => path)).toEqual(['message.from', 'message.to']);
    expect(message!.fields[1]!.word).toBe(inner[1]!.hash);
    expect(inner[0]!.fields[1]).toEqual({
      name: 'wallet',
      type: 'address',
      word: `0x${ADDRESS.slice(2).toLowerCase().padStart(64, '0')}`,
      how: 'value',
    });
    expect(explained(one('uint8[]', [1])).message!.fields[0]!.how).toBe('array');
  });

  it('lists values that are in no type, because they are not signed', () => {
    expect(
      explained({...mail, domain: {...mail.domain, chain: 1}, message: {...mail.message, cc: 'x'}}).unsigned,
    ).toEqual(['domain.chain', 'message.cc']);
  });

  const type = (fields: unknown, more: object = {}) => ({
    types: {T: fields, ...more},
    domain: {},
    primaryType: 'T',
    message: {a: 1},
  });
  it.each([
    ['{', 'notJson', ''],
    ['[]', 'notObject', 'JSON'],
    [{}, 'missing', 'types'],
    [{types: {}}, 'missing', 'domain'],
    [{types: {}, domain: {}}, 'missing', 'primaryType'],
    [{types: {}, domain: {}, primaryType: 7, message: {}}, 'notText', 'primaryType'],
    [{types: {}, domain: {}, primaryType: 'T'}, 'missing', 'message'],
    [{types: {}, domain: {}, primaryType: 'T', message: {}}, 'unknownPrimary', 'primaryType'],
    [{types: {}, domain: {}, primaryType: 'constructor', message: {}}, 'unknownPrimary', 'primaryType'],
    [{types: [], domain: {}}, 'notObject', 'types'],
    [type('uint256'), 'notFields', 'types.T'],
    [type([{name: 'a'}]), 'notFields', 'types.T'],
    [type([null]), 'notFields', 'types.T'],
    [type([{name: 'a b', type: 'uint256'}]), 'badName', 'types.T.a b'],
    [
      type([
        {name: 'a', type: 'uint256'},
        {name: 'a', type: 'bool'},
      ]),
      'duplicate',
      'types.T',
    ],
    [type([{name: 'a', type: 'uint'}]), 'alias', 'types.T.a'],
    [type([{name: 'a', type: 'uint7'}]), 'unknownType', 'types.T.a'],
    [type([{name: 'a', type: 'Persn[]'}]), 'unknownType', 'types.T.a'],
    [type([{name: 'a', type: 'function'}]), 'unknownType', 'types.T.a'],
    [type([{name: 'a', type: ' uint256'}]), 'unknownType', 'types.T.a'],
    [type([{name: 'a', type: 'T'}]), 'cyclic', 'types.T'],
    [type([{name: 'a', type: 'U[2]'}], {U: [{name: 'b', type: 'T'}]}), 'cyclic', 'types.T'],
    [type([{name: 'a', type: 'bool'}], {uint256: []}), 'reservedName', 'types.uint256'],
    [one('uint256', undefined), 'missing', 'message.a'],
    [one('uint256', null), 'missing', 'message.a'],
    [one('uint8', 256), 'range', 'message.a'],
    [one('uint8', -1), 'range', 'message.a'],
    [one('int8', 128), 'range', 'message.a'],
    [one('int8', -129), 'range', 'message.a'],
    [one('uint256', '1.5'), 'notInteger', 'message.a'],
    [one('uint256', '1e18'), 'notInteger', 'message.a'],
    [one('uint256', 1.5), 'unsafeNumber', 'message.a'],
    [one('uint256', 2 ** 53), 'unsafeNumber', 'message.a'],
    [one('bool', 'true'), 'notBoolean', 'message.a'],
    [one('string', 5), 'notText', 'message.a'],
    [one('address', '0x12'), 'notAddress', 'message.a'],
    [one('address', 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p'), 'notAddress', 'message.a'],
    [one('address', ADDRESS.replace('C', 'c')), 'addressCase', 'message.a'],
    [one('bytes', '0x123'), 'notBytes', 'message.a'],
    [one('bytes4', '0x123456'), 'bytesLength', 'message.a'],
    [one('uint8[]', 1), 'notArray', 'message.a'],
    [one('uint8[2]', [1]), 'arrayLength', 'message.a'],
    [one('uint8[]', [1, 300]), 'range', 'message.a[1]'],
    [{...mail, message: {...mail.message, to: {name: 'Bob'}}}, 'missing', 'message.to.wallet'],
    [{...mail, message: {...mail.message, to: 'Bob'}}, 'notObject', 'message.to'],
    [{...mail, types: {...mail.types, EIP712Domain: [{name: 'salt', type: 'bytes32'}]}}, 'missing', 'domain.salt'],
    ['x'.repeat(20_001), 'tooLong', ''],
  ])('explains %.80j', (data, problem, path) => {
    expect(explainTypedData(typeof data === 'string' ? data : JSON.stringify(data))).toMatchObject({
      ok: false,
      problem,
      path,
    });
  });

  it('survives names of the language itself', () => {
    expect(
      explainTypedData(
        '{"types": {"__proto__": [{"name": "a", "type": "bool"}]}, "domain": {}, "primaryType": "__proto__", "message": {"a": true}}',
      ),
    ).toMatchObject({ok: true});
    expect(
      explainTypedData(
        '{"types": {"T": [{"name": "toString", "type": "bool"}]}, "domain": {}, "primaryType": "T", "message": {}}',
      ),
    ).toMatchObject({ok: false, problem: 'missing'});
    expect(explainTypedData(`${'['.repeat(9000)}`)).toMatchObject({problem: 'notJson'});
  });
});
