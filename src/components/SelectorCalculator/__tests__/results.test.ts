import {afterAll, describe, expect, it, vi} from 'vitest';
import {hashesOf} from '../hashes';
import {parseSignature} from '../parse';
import {resultsOf} from '../results';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
// The framework's module exists in a build alone.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string> = {}) => message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

const rows = (text: string) => resultsOf(parseSignature(text)).map(({label, code}) => [label, code]);
const SELECTOR = 'Selector of a function or an error';
const TOPIC = 'First topic of an event';
const {selector, topic} = hashesOf('A(uint256)');

describe('the rows of the selector calculator', () => {
  it.each([
    ['function A(uint a)', [['Canonical signature', 'A(uint256)'], [SELECTOR, selector]]],
    ['error A(uint a)', [['Canonical signature', 'A(uint256)'], [SELECTOR, selector]]],
    ['event A(uint indexed a)', [['Canonical signature', 'A(uint256)'], [TOPIC, topic]]],
    ['A(uint)', [['Canonical signature', 'A(uint256)'], [SELECTOR, selector], [TOPIC, topic]]],
    // Its hash stands in no log.
    ['event A(uint indexed a) anonymous', [['Canonical signature', 'A(uint256)']]],
    ['A(', [['Canonical signature', undefined], [SELECTOR, undefined], [TOPIC, undefined]]],
  ])('%s', (text, expected) => expect(rows(text)).toEqual(expected));
});
