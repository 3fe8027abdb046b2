// @vitest-environment dom
import {act} from 'react';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {exceeded, TYPED} from '../client/bounds';
import {parseJson} from '../client/exactJson';
import {addToHistory} from '../client/history';
import {MAX_ROWS, toJsonText, toTree} from '../client/jsonTree';
import {freshBrowser, nodeReturns, page, Stand} from './stand';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/Link',
    '@docusaurus/Translate',
    '@theme/CodeBlock',
    '@theme/RpcHtml',
    '@theme/TabItem',
    '@theme/Tabs',
  ];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/CodeBlock', () => ({default: 'pre'}));
vi.mock('@theme/RpcHtml', () => ({default: 'span'}));
vi.mock('@theme/TabItem', () => ({default: 'div'}));
vi.mock('@theme/Tabs', () => ({default: 'div'}));

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;
/** JSON that exceeds a limit, in each way. */
const TOO_MUCH: [string, string, RegExp][] = [
  ['lists in lists', nested('[', ']', 2_000), /Nested too deeply: at most 32/],
  ['objects in objects', nested('{"a":', '}', 900), /Nested too deeply: at most 32/],
  ['both', nested('[{"a":[', ']}]', 400), /Nested too deeply: at most 32/],
  ['lists next to lists', `[${Array.from({length: 100}, () => nested('[', ']', 40)).join()}]`, /Nested too deeply/],
  ['many values', `[${'0,'.repeat(5_000)}0]`, /Too many values: at most 5,000/],
  ['many empty lists', `[${'[],'.repeat(5_000)}0]`, /Too many values: at most 5,000/],
  ['a long text', `"${'x'.repeat(500_000)}"`, /Too long: at most 500,000/],
];
/** Brackets and commas in a text are neither levels nor values. */
const ENOUGH = [
  nested('[', ']', 32),
  `"${'['.repeat(5_900)}"`,
  `"${','.repeat(5_900)}"`,
  `["\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[","\\\\"]`,
  `[${'0,'.repeat(2_900)}0]`,
];

let stand: Stand;
const start = () => {
  stand = new Stand();
  stand.show();
};
/** Characters in the fields and on the page. */
const size = () =>
  stand.place.textContent!.length +
  [...stand.place.querySelectorAll<HTMLInputElement>('input, textarea')].reduce(
    (sum, {value}) => sum + value.length,
    0,
  );

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => undefined}});
});
afterEach(() => {
  stand?.close();
  vi.unstubAllGlobals();
});

const linkTo = (params: string) => `#call=${Buffer.from(params).toString('base64url')}`;

describe('a link', () => {
  it.each(TOO_MUCH.filter(([, json]) => json.length < 50_000))(
    'with %s is not shown, and the page says so',
    (_, json) => {
      window.history.replaceState(null, '', linkTo(`["b","0x1",null,${json}]`));
      start();
      expect(stand.field('key').value).toBe('a');
      expect(stand.place.textContent).toContain('The link that you opened is damaged');
      expect(size()).toBeLessThan(3_000);
    },
  );

  it.each(ENOUGH.map((json) => [`${json.slice(0, 20)}…`, json]))('up to the limits is shown: %s', (_, json) => {
    window.history.replaceState(null, '', linkTo(`["b","0x1",null,${json}]`));
    start();
    expect(stand.field('key').value).toBe('b');
    expect(size()).toBeLessThan(100_000);
  });
});

describe('typed JSON', () => {
  it.each(TOO_MUCH)('with %s is refused with the limit, in a field and in an object', async (_, json, message) => {
    const received = nodeReturns('{"result":1}');
    start();
    await stand.enter(stand.field('rest'), json);
    expect(stand.note('rest')).toMatch(message);
    await stand.press('Run');
    await stand.press('Copy a link to this call');
    await stand.enter(stand.field('rest'), '');
    await stand.press('Edit as JSON');
    await stand.enter(stand.field('options'), `{"note": ${json}}`);
    expect(stand.note('options')).toMatch(message);
    await stand.press('Run');
    expect(received).toEqual([]);
    expect(stand.sample.length).toBeLessThan(500);
    expect(stand.place.textContent).toContain('These samples show the recorded example');
  });

  it('a text in any other field has a limit too', async () => {
    start();
    for (const name of ['key', 'count']) {
      await stand.enter(stand.field(name), '1'.repeat(TYPED.length + 1));
      expect(stand.note(name)).toMatch(/Too long/);
      await stand.enter(stand.field(name), '');
    }
  });

  it('with more values than a sample can show is sent, but not in the samples', async () => {
    const received = nodeReturns('{"result":1}');
    start();
    await stand.enter(stand.field('rest'), `[${'0,'.repeat(600)}0]`);
    expect(stand.place.textContent).toContain('contains too many values for a sample');
    expect(stand.sample).toContain('[1]');
    await stand.press('Run');
    expect(received[0]!.length).toBeGreaterThan(1_200);
  });
});

it.each(TOO_MUCH)('a stored call with %s fills nothing in', async (_, json) => {
  const entry = {method: 'shop_find', at: 1, outcome: 'result', url: 'https://test.example/', params: '[]'};
  addToHistory('shop', entry);
  localStorage.setItem('openrpc.history.shop', JSON.stringify([{...entry, params: `["b","0x1",null,${json}]`}]));
  start();
  await stand.openHistory();
  await act(async () => stand.place.querySelector<HTMLElement>('details li button')!.click());
  expect(stand.field('key').value).toBe('');
  expect(size()).toBeLessThan(3_000);
});

/** Responses that are larger than any page can show. */
const HUGE: [name: string, json: string, values: number][] = [
  ['many values', `[${'0,'.repeat(50_000)}0]`, 50_002],
  ['many levels', nested('[', ']', 5_000), 5_001],
  ['levels of many values', nested('[0,0,0,', ']', 3_000), 12_001],
  ['lists in a list', `[${Array.from({length: 100}, () => `[${'0,'.repeat(200)}0]`).join()}]`, 20_201],
  ['a long name', `{"${'n'.repeat(200_000)}":[${'0,'.repeat(3_000)}0]}`, 3_003],
  ['long names', `{"${'a'.repeat(50_000)}1":{"${'a'.repeat(50_000)}":0},"${'a'.repeat(50_000)}2":0}`, 4],
  ['a long text', `"${'x'.repeat(400_000)}"`, 1],
];

describe('a response', () => {
  it.each(HUGE)('with %s is shown in part, and copied as a whole', (_, json, all) => {
    const value = parseJson(json);
    const {rows, hidden} = toTree(value);
    expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
    expect(new Set(rows.map(({pointer}) => pointer)).size).toBe(rows.length);
    expect(rows.reduce((sum, {pointer}) => sum + pointer.length, 0)).toBeLessThan(2_000_000);
    expect(rows.length + hidden).toBe(all);
    // As texts: comparing values needs a call per level. None of these has a space of its own.
    expect(toJsonText(value).replace(/\s/g, '')).toBe(json);
    expect(toJsonText(value).length).toBeLessThan(30 * json.length);
  });

  it('with a long name and a long message stays short on the page', async () => {
    start();
    nodeReturns(`{"error":{"code":1,"message":"${'m'.repeat(300_000)}","data":{"${'n'.repeat(300_000)}":1}}}`);
    await stand.press('Run');
    expect(size()).toBeLessThan(5_000);
    await stand.press('Explain');
    expect(size()).toBeLessThan(210_000);
  });
});

it.each(TOO_MUCH)('the limits see %s', (_, json) => expect(exceeded(json, TYPED)).toBeDefined());
it.each(ENOUGH.map((json) => [json.slice(0, 20), json]))('and nothing else: %s', (_, json) =>
  expect(exceeded(json, TYPED)).toBeUndefined(),
);
it('the limits count values, and no names', () => {
  const values = {...TYPED, values: 9};
  expect(exceeded('{"a":[true,false,null,"t"],"b":{"f":[-1.5e3,{}]}}', values)).toBe('tooMany');
  expect(exceeded('{"a":[true,false,null,"t"],"b":{"f":[-1.5e3]}}', values)).toBeUndefined();
});
it('a page of its own is shown as it is', () => {
  start();
  expect(stand.field('key').value).toBe(page.examples[0]!.params[0]);
});
