import {describe, expect, it, vi} from 'vitest';
import {exampleOf, textOf, type Variant} from '../example';
import {explainTypedData} from '../explain';
import type {ProblemId} from '../fault';
import {problemText} from '../problems';
import {resultsOf} from '../results';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const facts = {chainId: 71, otherChainId: 1030, holder: `0x${'1'.repeat(40)}`};
const explained = (variant: Variant) => explainTypedData(textOf(exampleOf(facts, variant)));
const PROBLEMS: ProblemId[] = [
  'notJson',
  'tooLong',
  'tooManyTypes',
  'tooManyValues',
  'tooDeep',
  'notObject',
  'notFields',
  'unknownPrimary',
  'badName',
  'reservedName',
  'duplicate',
  'alias',
  'unknownType',
  'cyclic',
  'missing',
  'notInteger',
  'unsafeNumber',
  'range',
  'notAddress',
  'addressCase',
  'notBoolean',
  'notText',
  'notBytes',
  'bytesLength',
  'notArray',
  'arrayLength',
];
const WITH_DETAIL: ProblemId[] = [
  'unknownPrimary',
  'duplicate',
  'alias',
  'unknownType',
  'cyclic',
  'unsafeNumber',
  'range',
  'bytesLength',
  'arrayLength',
];

describe('the message of the explorer about a fault', () => {
  it('is a text of its own for each', () => {
    const texts = PROBLEMS.map((problem) => problemText({problem, path: '', detail: 'D'}));
    expect(new Set(texts).size).toBe(PROBLEMS.length);
    for (const text of texts) expect(text).toMatch(/\w.*\.$/);
  });

  it('starts with the position if there is one, and contains the affected part', () => {
    for (const problem of PROBLEMS) {
      const [plain, placed] = ['', 'message.to'].map((path) => problemText({problem, path, detail: 'DETAIL'}));
      expect(placed).toBe(`message.to: ${plain}`);
      expect(plain!.includes('DETAIL'), problem).toBe(WITH_DETAIL.includes(problem));
    }
  });
});

describe('the results of the explorer', () => {
  const original = explained('none');
  if (!original.ok) throw new Error('The example is wrong.');

  it('are the hashes, the digest first, and nothing about changes where there are none', () => {
    const {digest, domain, message} = original;
    expect(resultsOf(original, original)).toEqual([
      {label: 'Signed hash (digest)', code: digest, isMain: true, text: undefined},
      {label: 'Domain separator', code: domain.hash, isMain: false, text: undefined},
      {label: 'Hash of the message', code: message!.hash, isMain: false, text: undefined},
      {label: 'encodeType', code: message!.encodedType, isMain: false, text: undefined},
      {label: 'typeHash', code: message!.typeHash, isMain: false, text: undefined},
    ]);
    expect(message!.typeHash).not.toBe(domain.typeHash);
  });

  it('show which of them a mistake changes', () => {
    const changed = (variant: Variant) => resultsOf(explained(variant), original).map(({text}) => text !== undefined);
    expect(changed('chain')).toEqual([true, true, false, false, false]);
    expect(changed('order')).toEqual([true, false, true, true, true]);
  });

  it('are empty for values that cannot be read, and are only compared with readable ones', () => {
    expect(resultsOf(explained('missing'), original).map(({code, text}) => [code, text])).toEqual(
      Array(5).fill([undefined, undefined]),
    );
    expect(resultsOf(original, explained('missing')).map(({text}) => text)).toEqual(Array(5).fill(undefined));
  });

  it('are those of the domain where it alone is signed', () => {
    const only = explainTypedData(
      JSON.stringify({types: {}, domain: {chainId: 71}, primaryType: 'EIP712Domain', message: {}}),
    );
    if (!only.ok) throw new Error('A domain alone can be signed.');
    expect(resultsOf(only, original).map(({code}) => code)).toEqual([
      only.digest,
      only.domain.hash,
      undefined,
      only.domain.encodedType,
      only.domain.typeHash,
    ]);
  });
});
