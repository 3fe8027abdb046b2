import {expect, it, vi} from 'vitest';
import {servedText} from '../served';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it('a method is served, newer than the node, a stub or missing, and the words show which', () => {
  expect((['served', 'newer', 'stub', 'missing'] as const).map(servedText)).toEqual([
    'yes',
    'from 3.1',
    'not supported (-32603)',
    'not supported (-32601)',
  ]);
});
