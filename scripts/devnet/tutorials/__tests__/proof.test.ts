import {afterEach, expect, it, vi} from 'vitest';
import {isProved, stateOf} from '../printed/proof';
import {PRINTED} from '../printed/pages';

afterEach(() => vi.unstubAllEnvs());

const [tutorial] = PRINTED;
const seeds = Array.from({length: 300}, (_, seed) => `commit ${seed}`);
const proved = {[tutorial!.page]: 'now'};

it('a tutorial that passed in the same state is followed by one commit in six', () => {
  const followed = seeds.filter((seed) => !isProved(tutorial!, seed, proved, 'now')).length;
  expect(followed).toBeGreaterThan(30);
  expect(followed).toBeLessThan(70);
});

it('one that never passed, passed in another state or has no state is always followed, and so are all with PRINTED=always', () => {
  expect(seeds.filter((seed) => isProved(tutorial!, seed, {}, 'now'))).toEqual([]);
  expect(seeds.filter((seed) => isProved(tutorial!, seed, {[tutorial!.page]: 'before'}, 'now'))).toEqual([]);
  vi.stubEnv('PRINTED', 'always');
  expect(seeds.filter((seed) => isProved(tutorial!, seed, proved, 'now'))).toEqual([]);
});

it('the state of a tutorial depends on its settings and on the page before it', () => {
  const after = PRINTED.find(({after: before}) => before)!;
  const state = stateOf(after);
  expect(state).toMatch(/^[0-9a-f]{64}$/);
  expect(stateOf({...after, cfx: 77})).not.toBe(state);
  expect(stateOf({...after, after: undefined})).not.toBe(state);
  expect(new Set(PRINTED.map((one) => stateOf(one))).size).toBe(PRINTED.length);
});
