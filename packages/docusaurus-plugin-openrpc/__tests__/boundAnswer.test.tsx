// @vitest-environment dom
import {act} from 'react';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OpenRpcAdapter} from '../client/adapter';
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

const OLD = 'This result is old';
/** Explains every address with the number of the network that it is explained for. */
const adapter: OpenRpcAdapter = {
  explainAddress: (value, {networkId}) =>
    value.startsWith('addr') ? [{kind: 'address', text: `on network ${networkId}`}] : undefined,
};

let stand: Stand;
beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2026, 0, 31, 9, 8, 7)});
  freshBrowser();
  stand = new Stand();
  stand.show(page, adapter);
});
afterEach(() => {
  stand.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const text = () => stand.place.textContent!;
const SENT = 'Sent to Test (https://test.example/) at 2026-01-31 09:08:07 UTC: shop_find ["a","0x1",{"limit":5},[1]]';

describe('a response', () => {
  it.each(['{"result":"addr"}', '{"error":{"code":-32001,"message":"closed"}}', 'no JSON'])(
    'shows its network, its time and its parameters: %s',
    async (answer) => {
      nodeReturns(answer);
      await stand.press('Run');
      expect(text()).toContain(SENT);
      expect(text()).not.toContain(OLD);
    },
  );

  const changes: [string, () => Promise<void>, () => Promise<void>][] = [
    ['the network', () => stand.enter(stand.endpoint, 'main'), () => stand.enter(stand.endpoint, 'test')],
    ['an own endpoint', () => stand.enter(stand.endpoint, 'custom'), () => stand.enter(stand.endpoint, 'test')],
    ['a text', () => stand.enter(stand.field('key'), 'b'), () => stand.enter(stand.field('key'), 'a')],
    ['a quantity', () => stand.enter(stand.field('count'), '2'), () => stand.enter(stand.field('count'), '1')],
    ['a member', () => stand.enter(stand.field('limit'), '6'), () => stand.enter(stand.field('limit'), '5')],
    ['JSON', () => stand.enter(stand.field('rest'), '[2]'), () => stand.enter(stand.field('rest'), '[ 1 ]')],
    ['an optional value', () => stand.enter(stand.field('rest'), ''), () => stand.enter(stand.field('rest'), '[1]')],
    ['an invalid value', () => stand.enter(stand.field('count'), 'x'), () => stand.enter(stand.field('count'), '0x1')],
    ['a missing value', () => stand.enter(stand.field('key'), ''), () => stand.enter(stand.field('key'), 'a')],
    ['an invalid member', () => stand.enter(stand.field('limit'), 'x'), () => stand.enter(stand.field('limit'), '5')],
  ];
  it.each(changes)('is marked as old while the form contains another call: %s', async (_, change, undo) => {
    nodeReturns('{"result":"addr"}');
    await stand.press('Run');
    await change();
    expect(stand.status).toContain(OLD);
    expect(text()).toContain(SENT);
    await undo();
    expect(stand.status).not.toContain(OLD);
  });

  it('stays old when Run stops at an invalid field, and the next one is not', async () => {
    const received = nodeReturns('{"result":"addr"}');
    await stand.press('Run');
    await stand.enter(stand.field('count'), 'x');
    await stand.press('Run');
    expect(received).toHaveLength(1);
    expect(stand.status).toContain(OLD);
    await stand.enter(stand.field('count'), '9');
    await stand.press('Run');
    expect(stand.status).not.toContain(OLD);
    expect(text()).toContain('["a","0x9",{"limit":5},[1]]');
  });

  it('is explained for the network that it came from', async () => {
    nodeReturns('{"result":"addr"}');
    await stand.press('Run');
    await stand.enter(stand.endpoint, 'main');
    expect(stand.rows).toEqual(['"addr"on network 1']);
    await stand.press('Run');
    expect(stand.rows).toEqual(['"addr"on network 2']);
    expect(text()).toContain('Sent to Main (https://main.example/)');
  });

  it('that arrives after a change belongs to the call that was sent', async () => {
    let respond = (_: Response) => undefined as void;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (respond = resolve)));
    await stand.press('Run');
    await stand.enter(stand.endpoint, 'main');
    await stand.enter(stand.field('key'), 'b');
    await act(async () => respond(new Response('{"result":"addr"}')));
    expect(stand.rows).toEqual(['"addr"on network 1']);
    expect(text()).toContain(SENT);
    expect(stand.status).toContain(OLD);
  });

  it('of a custom endpoint shows its address', async () => {
    nodeReturns('{"result":"addr"}');
    await stand.enter(stand.endpoint, 'custom');
    await stand.enter(stand.place.querySelector('input[type=url]')!, 'http://localhost:8545');
    await stand.press('Run');
    expect(text()).toContain('Sent to http://localhost:8545/ at');
    await stand.enter(stand.place.querySelector('input[type=url]')!, 'http://localhost:9545');
    expect(stand.status).toContain(OLD);
  });
});

describe('notifications', () => {
  it('belong to the subscription that was sent, whatever the form contains now', async () => {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal(
      'WebSocket',
      class {
        addEventListener = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
        close = () => undefined;
      },
    );
    stand.show({...page, method: 'shop_subscribe', isSubscription: true}, adapter);
    await stand.press('Subscribe');
    expect(text()).toContain('Sent to Test (wss://test.example/) at 2026-01-31 09:08:07 UTC: shop_subscribe ["a"');
    act(() => listeners['message']!({data: '{"params":{"result":"addr"}}'}));
    expect(stand.status).not.toContain(OLD);
    await stand.enter(stand.endpoint, 'main');
    expect(stand.status).toContain(OLD);
    act(() => listeners['message']!({data: '{"params":{"result":"addr2"}}'}));
    expect(stand.rows).toEqual(['"addr2"on network 1', '"addr"on network 1']);
  });
});
