// @vitest-environment dom
import {act} from 'react';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {addToHistory} from '../client/history';
import {toFragment} from '../client/shareLink';
import {freshBrowser, nodeReturns, Stand} from './stand';

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

let stand: Stand;
let copied: string[];

/** Opens the page at this address. */
function arrive(address: string): void {
  window.history.replaceState(null, '', address);
  stand = new Stand();
  stand.show();
}
/** Waits until the browser has followed a link or gone back. */
const followed = (go: () => void) =>
  act(async () => {
    const done = new Promise((resolve) => window.addEventListener('hashchange', resolve, {once: true}));
    go();
    await done;
  });
const open = (fragment: string) => followed(() => (window.location.hash = fragment));
const back = () => followed(() => window.history.back());
const key = () => stand.field('key').value;
const address = () => window.location.pathname + window.location.search + window.location.hash;
const link = (text: string, endpoint?: string) => toFragment([text], endpoint)!;

beforeEach(() => {
  freshBrowser();
  copied = [];
  vi.stubGlobal('navigator', {clipboard: {writeText: async (text: string) => void copied.push(text)}});
});
afterEach(() => {
  stand.close();
  vi.unstubAllGlobals();
});

describe('a link to a call', () => {
  it.each(['test', 'main'])('carries the id of the network %s, which the recipient then sees', async (id) => {
    arrive('/');
    await stand.enter(stand.endpoint, id);
    await stand.press('Copy a link to this call');
    expect(copied[0]).toMatch(new RegExp(`&endpoint=${id}$`));
    stand.close();
    freshBrowser();
    localStorage.setItem(
      'openrpc.endpoint.shop',
      JSON.stringify({endpoint: 'custom', customUrl: 'https://own.example'}),
    );
    arrive(new URL(copied[0]!).hash);
    expect(stand.endpoint.value).toBe(id);
    expect(stand.sample).toContain(`https://${id}.example/`);
    // The endpoint that the recipient chose is used again on other pages.
    expect(localStorage.getItem('openrpc.endpoint.shop')).toContain('own.example');
  });

  it('never carries a custom address, and leaves the endpoint of the recipient', async () => {
    arrive('/');
    await stand.enter(stand.endpoint, 'custom');
    await stand.enter(stand.place.querySelector('[type=url]')!, 'https://secret.example/key');
    await stand.press('Copy a link to this call');
    expect(Buffer.from(copied[0]!.split('#call=')[1]!, 'base64url').toString()).toBe('["a","0x1",{"limit":5},[1]]');
    stand.close();
    freshBrowser();
    localStorage.setItem('openrpc.endpoint.shop', '{"endpoint":"main","customUrl":""}');
    arrive(new URL(copied[0]!).hash);
    expect(stand.endpoint.value).toBe('main');
  });

  it('for an endpoint that the page does not have fills the form, and says so', () => {
    arrive(link('b', 'gone'));
    expect(key()).toBe('b');
    expect(stand.endpoint.value).toBe('test');
    expect(stand.place.textContent).toContain('for an endpoint that this page doesn’t have');
  });

  it('sends nothing', () => {
    const received = nodeReturns('{"result":1}');
    arrive(link('b', 'main'));
    expect(received).toEqual([]);
  });

  it.each([
    ['cut', () => link('b'.repeat(100)).slice(0, 60)],
    ['not base64', () => '#call=%%%'],
    ['empty', () => '#call='],
    ['no list', () => `#call=${Buffer.from('{"a":1}').toString('base64url')}`],
    ['of a method with more parameters', () => toFragment(['a', '0x1', {}, [], 5])!],
    ['longer than any that is made', () => `#call=${Buffer.from(`["${'b'.repeat(6_001)}"]`).toString('base64url')}`],
  ])('that is %s changes nothing, and the page says so', (_, fragment) => {
    arrive(fragment());
    expect(key()).toBe('a');
    expect(stand.place.textContent).toContain('The link that you opened is damaged');
    expect(address()).toBe('/');
  });
});

describe('the form follows the address', () => {
  it('when another link is opened in the same tab, and on Back', async () => {
    arrive('/');
    await stand.enter(stand.field('key'), 'typed');
    await open(link('one'));
    expect(key()).toBe('one');
    await open(link('two', 'main'));
    expect([key(), stand.endpoint.value]).toEqual(['two', 'main']);
    await back();
    expect(key()).toBe('one');
    await back();
    expect([key(), stand.endpoint.value]).toEqual(['typed', 'test']);
  });

  it('not when the reader jumps to a heading', async () => {
    arrive(link('one'));
    await open('#parameters');
    expect(key()).toBe('one');
  });

  it('and says when the next link is damaged, until one is not', async () => {
    arrive('/');
    await open('#call=%%%');
    expect(stand.place.textContent).toContain('is damaged');
    await open(link('one'));
    expect(stand.place.textContent).not.toContain('is damaged');
  });

  it('no longer after the reader has left the page', async () => {
    arrive('/');
    act(() => stand.close());
    await open(link('one'));
    arrive('/');
    expect(key()).toBe('a');
  });
});

describe('the address', () => {
  const changes: [string, () => Promise<void>][] = [
    ['a field', () => stand.enter(stand.field('count'), '7')],
    ['an invalid field', () => stand.enter(stand.field('count'), 'x')],
    ['a member', () => stand.enter(stand.field('limit'), '7')],
    ['the network', () => stand.enter(stand.endpoint, 'main')],
  ];
  it.each(changes)('loses the call when the form no longer contains it: %s', async (_, change) => {
    arrive(`/?q=1${link('one', 'test')}`);
    expect(window.location.hash).not.toBe('');
    await change();
    expect(address()).toBe('/?q=1');
    // Nor does it come back with a message that is no longer true.
    await stand.press('Copy a link to this call');
    if (copied.length === 0) return;
    expect(stand.place.textContent).toContain('Link copied.');
    await stand.enter(stand.field('key'), 'other');
    expect(address()).toBe('/?q=1');
    expect(stand.place.textContent).not.toContain('Link copied.');
  });

  it('keeps it while the reader only runs it', async () => {
    nodeReturns('{"result":1}');
    arrive(link('one', 'test'));
    await stand.press('Run');
    expect(address()).toBe(`/${link('one', 'test')}`);
  });

  it('keeps another fragment', async () => {
    arrive('/#parameters');
    await stand.enter(stand.field('key'), 'b');
    expect(address()).toBe('/#parameters');
  });
});

it('an earlier call shows its network, and comes back with it', async () => {
  arrive('/');
  const call = {method: 'shop_find', at: 1_700_000_000_000, outcome: 'result'};
  addToHistory('shop', {...call, params: '["own"]', url: 'https://own.example/'});
  addToHistory('shop', {...call, at: call.at + 1, params: '["main"]', url: 'https://main.example/'});
  await stand.openHistory();
  expect([...stand.place.querySelectorAll('details li')].map(({textContent}) => textContent)).toEqual([
    '["main"] 2023-11-14 22:13:20 UTC, Main',
    '["own"] 2023-11-14 22:13:20 UTC, https://own.example/',
  ]);
  await stand.press('["main"]');
  expect([key(), stand.endpoint.value]).toEqual(['main', 'main']);
  await stand.press('["own"]');
  expect([key(), stand.sample.includes('https://own.example/')]).toEqual(['own', true]);
});
