// @vitest-environment dom
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {act} from 'react';
import {readHistory} from '../client/history';
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

/** Numbers that a double changes: an integer, a fraction, an exponent. */
const NUMBERS = ['12345678901234567890', '-9007199254740993', '0.1234567890123456789', '1e400', '1.0'];

let stand: Stand;
let copied: string[];
beforeEach(() => {
  freshBrowser();
  copied = [];
  vi.stubGlobal('navigator', {clipboard: {writeText: async (text: string) => void copied.push(text)}});
  stand = new Stand();
  stand.show();
});
afterEach(() => {
  stand.close();
  vi.unstubAllGlobals();
});

describe.each(NUMBERS)('the number %s', (number) => {
  it('is sent, shown in the samples and stored as it is typed as JSON', async () => {
    const received = nodeReturns('{"result":null}');
    await stand.enter(stand.field('rest'), `{"deep": [${number}]}`);
    expect(stand.sample).toContain(`{"deep":[${number}]}`);
    await stand.press('Run');
    expect(received[0]).toContain(`{"deep":[${number}]}`);
    expect(stand.place.textContent).toContain(`shop_find ["a","0x1",{"limit":5},{"deep":[${number}]}]`);
    expect(readHistory('shop')[0]!.params).toContain(`{"deep":[${number}]}`);
    await stand.enter(stand.field('rest'), '');
    await stand.openHistory();
    await act(async () => stand.place.querySelector<HTMLElement>('details li button')!.click());
    expect(stand.field('rest').value).toBe(`{\n  "deep": [\n    ${number}\n  ]\n}`);
  });

  it('survives in an object when another member is edited, and in its JSON', async () => {
    const received = nodeReturns('{"result":null}');
    await stand.press('Edit as JSON');
    await stand.enter(stand.field('options'), `{"note": ${number}, "unknown": ${number}}`);
    await stand.press('Edit as JSON');
    expect(stand.field('note').value).toBe(number);
    await stand.enter(stand.field('limit'), '3');
    await stand.press('Run');
    expect(received[0]).toContain(`{"note":${number},"unknown":${number},"limit":3}`);
  });

  it('is in the link', async () => {
    await stand.enter(stand.field('rest'), number);
    await stand.press('Copy a link to this call');
    const fragment = new URL(copied[0]!).hash;
    stand.close();
    freshBrowser();
    window.history.replaceState(null, '', fragment);
    stand = new Stand();
    stand.show();
    expect(stand.field('rest').value).toBe(number);
  });

  it('is shown and copied as it was returned', async () => {
    nodeReturns(`{"result":{"a":[${number}]}}`);
    await stand.press('Run');
    expect(stand.rows.at(-1)).toContain(number);
    await stand.press('Copy the response');
    expect(copied).toEqual([`{\n  "a": [\n    ${number}\n  ]\n}`]);
    await stand.press('Explain');
    expect(stand.place.textContent).toContain(copied[0]);
  });

  it('is shown as the code and in the data of an error', async () => {
    nodeReturns(`{"error":{"code":${number},"message":"x","data":[${number}]}}`);
    await stand.press('Run');
    expect(stand.status).toContain(`The node returned error ${number}: x`);
    expect(stand.rows.at(-1)).toContain(number);
  });
});

it('an integer of any length is sent from its own field', async () => {
  const received = nodeReturns('{"result":null}');
  await stand.enter(stand.field('limit'), '12345678901234567890');
  expect(stand.note('limit')).toBe('');
  await stand.press('Run');
  expect(received[0]).toContain('{"limit":12345678901234567890}');
});

it('a quantity that is written as a number in JSON becomes hex with all its digits', async () => {
  const received = nodeReturns('{"result":null}');
  const field = {
    kind: 'object' as const,
    members: [{name: 'value', required: false, field: {kind: 'quantity' as const}}],
  };
  stand.show({...page, method: 'shop_pay', params: [page.params[0]!, {...page.params[2]!, field}], template: []});
  await stand.press('Edit as JSON');
  await stand.enter(stand.field('options'), '{"value": 12345678901234567890}');
  await stand.press('Run');
  expect(received[0]).toContain(`{"value":"0x${12345678901234567890n.toString(16)}"}`);
});

it('a subscription sends, shows and cancels with all digits', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const sent: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      static OPEN = 1;
      readyState = 1;
      addEventListener = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
      send = (text: string) => sent.push(text);
      close = () => undefined;
    },
  );
  stand.show({...page, method: 'shop_subscribe', isSubscription: true});
  await stand.enter(stand.field('rest'), '1e400');
  await stand.press('Subscribe');
  act(() => listeners['open']!({}));
  act(() => listeners['message']!({data: '{"id":1,"result":12345678901234567890}'}));
  act(() => listeners['message']!({data: '{"params":{"result":[9007199254740993]}}'}));
  expect(stand.rows.at(-1)).toContain('9007199254740993');
  await stand.press('Stop');
  expect(sent[0]).toContain(',1e400]');
  expect(sent[1]).toContain('"params":[12345678901234567890]');
});
