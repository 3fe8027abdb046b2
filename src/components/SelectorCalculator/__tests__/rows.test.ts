import {describe, expect, it, vi} from 'vitest';
import {hashesOf} from '../hashes';
import {parseSignature} from '../parse';
import {resultsOf} from '../results';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const rows = (text: string) => resultsOf(parseSignature(text)).map(({label, code, isMain}) => [label, code, isMain ?? false]);
const [SIGNATURE, SELECTOR, TOPIC] = ['Canonical signature', 'Selector of a function or an error', 'First topic of an event'];

describe('the results of the selector calculator', () => {
  it('are those that the declaration has a use for', () => {
    const {selector, topic} = hashesOf('A(uint256)');
    expect(rows('A(uint)')).toEqual([[SIGNATURE, 'A(uint256)', false], [SELECTOR, selector, true], [TOPIC, topic, true]]);
    for (const kind of ['function', 'error']) expect(rows(`${kind} A(uint)`)).toEqual([[SIGNATURE, 'A(uint256)', false], [SELECTOR, selector, true]]);
    expect(rows('event A(uint)')).toEqual([[SIGNATURE, 'A(uint256)', false], [TOPIC, topic, true]]);
    expect(rows('event A(uint) anonymous')).toEqual([[SIGNATURE, 'A(uint256)', false]]);
  });

  it('keep their places while the text cannot be read', () => {
    expect(rows('A(')).toEqual([[SIGNATURE, undefined, false], [SELECTOR, undefined, true], [TOPIC, undefined, true]]);
  });
});
