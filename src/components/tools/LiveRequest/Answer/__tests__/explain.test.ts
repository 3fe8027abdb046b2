import {describe, expect, it, vi} from 'vitest';
import {explain, type Failure} from '../explain';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const FAILURES: Failure[] = [
  {kind: 'offline'},
  {kind: 'timeout'},
  {kind: 'http', status: 429},
  {kind: 'notJson'},
  {kind: 'refused', code: -32601, message: 'Method not found', ms: 1},
  {kind: 'unexpected'},
  {kind: 'cancelled'},
  {kind: 'unreachable'},
];

describe('a request that failed', () => {
  it('has its own title and advice', () => {
    const texts = FAILURES.map(explain);
    for (const key of ['title', 'advice'] as const)
      expect(new Set(texts.map((text) => text[key] || 'none')).size, key).toBe(FAILURES.length);
  });

  it('shows what the endpoint returned', () => {
    expect(explain({kind: 'timeout'}).title).toBe('No response within 15 s');
    expect(explain({kind: 'http', status: 429}).title).toBe('The endpoint returned HTTP 429');
    expect(explain({kind: 'refused', code: -32601, message: 'Method not found', ms: 1})).toEqual({
      title: 'The node returned error -32601',
      advice: 'Method not found',
    });
  });
});
