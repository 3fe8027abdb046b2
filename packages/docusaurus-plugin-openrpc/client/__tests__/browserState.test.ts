// @vitest-environment dom
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {checkEndpoint} from '../endpoint';
import {addToHistory, clearHistory, HISTORY_LENGTH, historyParams, readHistory} from '../history';
import {fromFragment, toFragment} from '../shareLink';

const entry = (n: number) => ({
  method: 'eth_call',
  params: `[${n}]`,
  url: 'https://node.example',
  at: n,
  outcome: 'result',
});

beforeEach(() => localStorage.clear());

describe('history', () => {
  it('keeps the newest first and drops repetitions', () => {
    addToHistory('core', entry(1));
    addToHistory('core', entry(2));
    addToHistory('core', {...entry(1), at: 3});
    expect(readHistory('core').map(({at}) => at)).toEqual([3, 2]);
    expect(readHistory('espace')).toEqual([]);
  });

  it('is bounded', () => {
    for (let i = 0; i < 50; i++) addToHistory('core', entry(i));
    expect(readHistory('core')).toHaveLength(HISTORY_LENGTH);
  });

  it('does not remember huge parameters', () => {
    addToHistory('core', {...entry(1), params: 'x'.repeat(10_000)});
    expect(readHistory('core')).toEqual([]);
  });

  it('keeps calls that differ in one thing', () => {
    const calls = [
      entry(1),
      {...entry(1), method: 'eth_estimateGas'},
      {...entry(1), params: '[2]'},
      {...entry(1), url: 'https://other.example'},
    ];
    calls.forEach((call) => addToHistory('core', call));
    expect(readHistory('core')).toEqual([...calls].reverse());
  });

  it('shows the earlier calls after one that is too large to be remembered', () => {
    addToHistory('core', entry(1));
    const atLimit = {...entry(2), params: 'x'.repeat(4_000)};
    expect(addToHistory('core', atLimit)).toEqual([atLimit, entry(1)]);
    expect(addToHistory('core', {...entry(3), params: 'x'.repeat(4_001)})).toEqual([atLimit, entry(1)]);
  });

  it('reads what an earlier visit kept', () => {
    localStorage.setItem('openrpc.history.core', JSON.stringify([entry(1), entry(2)]));
    expect(readHistory('core')).toEqual([entry(1), entry(2)]);
  });

  it.each(['method', 'params', 'url', 'outcome', 'at'])('forgets everything when one call has no valid %s', (key) => {
    for (const value of [undefined, null, {}]) {
      localStorage.setItem('openrpc.history.core', JSON.stringify([entry(1), {...entry(2), [key]: value}]));
      expect(readHistory('core')).toEqual([]);
    }
  });

  it.each(['1e400', '-1e400', '8640000000000001'])(
    'forgets everything when the time of a call is no date: %s',
    (at) => {
      localStorage.setItem('openrpc.history.core', JSON.stringify([entry(1)]).replace('"at":1', `"at":${at}`));
      expect(readHistory('core')).toEqual([]);
    },
  );

  it('puts the parameters of a call back into the form', () => {
    expect(historyParams({...entry(1), params: '["0x1", null, {"a": 1}]'})).toEqual(['0x1', null, {a: 1}]);
  });

  it.each(['{"0": 1}', '7', 'null', '[', ''])('leaves the form empty for parameters that are no list: %s', (params) =>
    expect(historyParams({...entry(1), params})).toEqual([]),
  );

  it('clears', () => {
    addToHistory('core', entry(1));
    clearHistory('core');
    expect(readHistory('core')).toEqual([]);
  });

  it.each(['{', '{"a":1}', '[{"method":1}]', '[null]'])('forgets what it cannot read: %s', (text) => {
    localStorage.setItem('openrpc.history.core', text);
    expect(readHistory('core')).toEqual([]);
  });

  it('survives storage that throws', () => {
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(addToHistory('core', entry(1))).toHaveLength(1);
    spy.mockRestore();
  });
});

describe('share link', () => {
  it('returns what it was given, in any script', () => {
    const params = [{to: '0x1', note: '树图 ñ 😀'}, 'latest', null];
    expect(fromFragment(toFragment(params)!)).toEqual({params});
    expect(fromFragment(toFragment(params, 'main-2')!)).toEqual({params, endpoint: 'main-2'});
  });
  it('is made for parameters that an address can carry, and every link that is made is read', () => {
    for (const length of [5_990, 5_994, 5_995, 5_996, 5_997, 7_000]) {
      const params = ['a'.repeat(length)];
      const fragment = toFragment(params);
      expect(fragment && fromFragment(fragment)).toEqual(length + 4 <= 6_000 ? {params} : undefined);
    }
  });
  it.each(['', '#parameters', '#call=', '#call=%%%', '#call=eyJhIjoxfQ', `#call=${'a'.repeat(50_000)}`])(
    'ignores %.20s',
    (fragment) => expect(fromFragment(fragment)).toBeUndefined(),
  );
});

describe('own endpoint', () => {
  const check = (text: string, protocol = 'https:') => checkEndpoint(text, protocol, ['evm.confluxrpc.com']);
  it('takes a published one without a word', () =>
    expect(check('https://evm.confluxrpc.com')).toEqual({ok: true, url: 'https://evm.confluxrpc.com/', warnings: []}));
  it('warns about a host that it does not know', () =>
    expect(check('https://node.example')).toMatchObject({warnings: ['unknownHost']}));
  it('warns about mixed content', () =>
    expect(check('http://10.0.0.1:8545')).toMatchObject({warnings: ['mixedContent', 'unknownHost']}));
  it('takes a local node from a secure page', () =>
    expect(check('http://localhost:8545')).toMatchObject({warnings: []}));
  it.each([
    ['node', 'notAUrl'],
    ['ftp://a', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['https://u:p@a', 'credentials'],
  ])('refuses %s: %s', (text, problem) => expect(check(text)).toEqual({ok: false, problem}));
});
