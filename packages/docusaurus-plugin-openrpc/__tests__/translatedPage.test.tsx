// @vitest-environment dom
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {freshBrowser, page, Stand} from './stand';

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

/** Moves every text into elements of its own, as the translators of browsers do. The words stay, to be compared. */
function translatePage(place: HTMLElement): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement!.localName === 'font' || text.parentElement!.localName === 'textarea') continue;
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    // The translator puts a text of its own there.
    inner.append(text.data);
  }
}

/** What the node and its connections do next. */
const node: {reply: () => Promise<Response>; listeners: Record<string, (event: object) => void>} = {
  reply: () => Promise.reject(new Error('not set')),
  listeners: {},
};
const replies =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, {status}));

type Step = [name: string, run: (stand: Stand) => Promise<unknown> | void];

const run = (reply: () => Promise<Response>) => async (stand: Stand) => {
  node.reply = reply;
  await stand.press('Run');
};
const enter = (field: string, text: string) => (stand: Stand) => stand.enter(stand.field(field), text);
const press = (name: string) => (stand: Stand) => stand.press(name);
const event = (name: string, content: object) => () => act(async () => node.listeners[name]!(content));

const STEPS: Step[] = [
  ['a result', run(replies('{"result":{"a":[1,"0xffffff"]}}'))],
  ['an error with its row', run(replies('{"error":{"code":-32001,"message":"closed","data":"0x1"}}'))],
  ['an error without a row', run(replies('{"error":{"code":1,"message":"one"}}'))],
  ['a status', run(replies('<h1>Bad</h1>', 502))],
  ['no JSON', run(replies('hello'))],
  ['an unreachable host', run(() => Promise.reject(new TypeError('failed')))],
  ['another result', run(replies('{"result":{"b":{"c":"0x10"}}}'))],
  ['JSON of the result', press('Explain')],
  ['the result again', press('Explain')],
  ['copied', press('Copy the response')],
  ['a call without an end', run(() => new Promise(() => undefined))],
  ['cancelled', press('Cancel')],
  ['a quantity', enter('count', '255')],
  ['an invalid quantity', enter('count', 'x')],
  ['a hex quantity', enter('count', '0x100')],
  ['an invalid member', enter('limit', 'x')],
  ['another invalid member', enter('note', '{')],
  ['JSON of the object', enter('options', '{')],
  ['a valid object', enter('options', '{"limit":1}')],
  ['a missing value', enter('key', '')],
  ['a stopped Run', press('Run')],
  ['a value', enter('key', 'b')],
  ['a link', press('Copy a link to this call')],
  ['a call that is too long', enter('key', 'x'.repeat(9_000))],
  ['no link', press('Copy a link to this call')],
  ['an own endpoint', (stand) => stand.enter(stand.endpoint, 'custom')],
  ['a wrong address', (stand) => stand.enter(stand.place.querySelector('[type=url]')!, 'node')],
  ['an unknown host', (stand) => stand.enter(stand.place.querySelector('[type=url]')!, 'https://node.example')],
  ['another network', (stand) => stand.enter(stand.endpoint, 'main')],
  ['the history', (stand) => stand.openHistory()],
  ['no history', press('Clear history')],
  ['a last result', run(replies('{"result":null}'))],
];

const SUBSCRIPTION: Step[] = [
  ['connecting', press('Subscribe')],
  ['connected', event('message', {data: '{"id":1,"result":"0x1"}'})],
  ['a notification', event('message', {data: '{"params":{"result":{"a":1}}}'})],
  ['an ignored message', event('message', {data: '['})],
  ['stopped', press('Stop')],
  ['an invalid number', (stand) => stand.enter(stand.place.querySelector('[inputmode=numeric]')!, '0')],
  ['a valid number', (stand) => stand.enter(stand.place.querySelector('[inputmode=numeric]')!, '1')],
  ['connecting again', press('Subscribe')],
  ['closed', event('close', {code: 1006})],
];

/** The words on the page after each step. */
async function walk(shown: typeof page, steps: Step[], isTranslated: boolean): Promise<string[]> {
  freshBrowser();
  const stand = new Stand();
  stand.show(shown);
  const words: string[] = [];
  for (const [name, act_] of steps) {
    if (isTranslated) translatePage(stand.place);
    await act_(stand);
    words.push(`${name}: ${stand.place.textContent}`);
  }
  stand.close();
  return words;
}

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: 1_700_000_000_000});
  vi.stubGlobal('performance', {...performance, now: () => 1});
  vi.stubGlobal('navigator', {clipboard: {writeText: async () => undefined}});
  vi.stubGlobal('fetch', (_url: string, {signal}: RequestInit) =>
    Promise.race([
      node.reply(),
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted')))),
    ]),
  );
  vi.stubGlobal(
    'WebSocket',
    class {
      addEventListener = (name: string, listener: (event: object) => void) => (node.listeners[name] = listener);
      send = () => undefined;
      close = () => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that the browser translates', () => {
  it.each([
    ['calls', page, STEPS],
    ['a subscription', {...page, method: 'shop_subscribe', isSubscription: true}, SUBSCRIPTION],
  ])(
    'works like any other, and shows no text of an earlier state: %s',
    async (_, shown, steps) => {
      const plain = await walk(shown, steps, false);
      expect(new Set(plain.map((words) => words.replace(/^.*?: /, ''))).size).toBeGreaterThan(steps.length * 0.6);
      expect(await walk(shown, steps, true)).toEqual(plain);
    },
    90_000,
  );

  it('would break a text that comes and goes next to another', async () => {
    freshBrowser();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let setShown = (_: boolean) => undefined as void;
    const Bare = () => {
      const [isShown, set] = useState(true);
      setShown = set;
      return (
        <p>
          {isShown && 'Running'} <b>b</b>
        </p>
      );
    };
    const place = document.createElement('div');
    const root = createRoot(place);
    await act(async () => root.render(<Bare />));
    translatePage(place);
    await expect(act(async () => setShown(false))).rejects.toThrow(/removeChild|not a child/);
  });
});
