import {afterAll, describe, expect, it, vi} from 'vitest';
import {hashesOf} from '../hashes';
import {parseSignature} from '../parse';
import {resultsOf} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const rows = (text: string) => resultsOf(parseSignature(text)).map(({label, code}) => [label, code]);
const SELECTOR = 'Selector of a function or an error';
const TOPIC = 'First topic of an event';
const {selector, topic} = hashesOf('A(uint256)');

describe('the rows of the selector calculator', () => {
  it.each([
    [
      'function A(uint a)',
      [
        ['Canonical signature', 'A(uint256)'],
        [SELECTOR, selector],
      ],
    ],
    [
      'error A(uint a)',
      [
        ['Canonical signature', 'A(uint256)'],
        [SELECTOR, selector],
      ],
    ],
    [
      'event A(uint indexed a)',
      [
        ['Canonical signature', 'A(uint256)'],
        [TOPIC, topic],
      ],
    ],
    [
      'A(uint)',
      [
        ['Canonical signature', 'A(uint256)'],
        [SELECTOR, selector],
        [TOPIC, topic],
      ],
    ],
    // Logs don't contain its hash.
    ['event A(uint indexed a) anonymous', [['Canonical signature', 'A(uint256)']]],
    [
      'A(',
      [
        ['Canonical signature', undefined],
        [SELECTOR, undefined],
        [TOPIC, undefined],
      ],
    ],
  ])('%s', (text, expected) => expect(rows(text)).toEqual(expected));
});

const shown = (text: string) =>
  resultsOf(parseSignature(text)).map(({label, code, isMain}) => [label, code, isMain ?? false]);
const SIGNATURE = 'Canonical signature';

describe('the results of the selector calculator', () => {
  it('are those that the declaration has a use for', () => {
    expect(shown('A(uint)')).toEqual([
      [SIGNATURE, 'A(uint256)', false],
      [SELECTOR, selector, true],
      [TOPIC, topic, true],
    ]);
    for (const kind of ['function', 'error'])
      expect(shown(`${kind} A(uint)`)).toEqual([
        [SIGNATURE, 'A(uint256)', false],
        [SELECTOR, selector, true],
      ]);
    expect(shown('event A(uint)')).toEqual([
      [SIGNATURE, 'A(uint256)', false],
      [TOPIC, topic, true],
    ]);
    expect(shown('event A(uint) anonymous')).toEqual([[SIGNATURE, 'A(uint256)', false]]);
  });

  it('keep their places while the text cannot be read', () => {
    expect(shown('A(')).toEqual([
      [SIGNATURE, undefined, false],
      [SELECTOR, undefined, true],
      [TOPIC, undefined, true],
    ]);
  });
});
