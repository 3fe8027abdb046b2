// @vitest-environment dom
import path from 'node:path';
import {act, createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import RpcPlayground from 'docusaurus-plugin-openrpc/theme/RpcPlayground';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {rpcInstances} from '../../src/config/rpc';
import adapter from '../../src/openrpcAdapter';
import {methodPages, type BuiltMethod} from '../support/node/methodPages';
import {startPublicEndpoint, type PublicEndpoint} from '../support/node/publicEndpoint';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/RpcHtml', () => ({default: 'span'}));

const pages = rpcInstances.flatMap((options) => methodPages(path.resolve(__dirname, '../..'), options));
const key = ({page}: BuiltMethod) => `${page.instance}:${page.method}`;
const named = (methods: BuiltMethod[]) => methods.map((one) => [key(one), one] as const);

const served = pages.filter(({page}) => page.isPublic && !page.isSubscription);
/** These need a value that no network has: a transaction that the reader signed, or the ID of a subscription. */
const OWN_VALUE = /_(?:sendRawTransaction|submitTransaction|unsubscribe)$/;
/**
 * What these return for most accounts and contracts: no deposit from before 2022, no locked stake, nothing in the first
 * slot. The page says so.
 */
const MOSTLY_EMPTY = ['core:cfx_getDepositList', 'core:cfx_getVoteList', 'core:cfx_getStorageAt'];

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
const recorded = ({page}: BuiltMethod) => (page.examples[0]!.response as {result?: unknown}).result;

describe.skipIf(nodeIsMissing('the first run of each method'))('§2.3 the first Run on a fresh page', () => {
  let endpoint: PublicEndpoint;
  let place: HTMLElement;
  let root: Root;
  beforeAll(async () => {
    endpoint = await startPublicEndpoint(pages);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', endpoint.fetch);
  }, 300_000);
  afterAll(() => endpoint?.stop());
  beforeEach(() => {
    localStorage.clear();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    endpoint.requests.splice(0);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  const show = ({page, instance}: BuiltMethod) =>
    act(async () => root.render(createElement(RpcPlayground, {page, instance, adapter})));
  const button = (name: string) => [...place.querySelectorAll('button')].find(({textContent}) => textContent === name);
  /** Waits for what arrives between two renders: values that are looked up, and parts that the page loads. */
  const until = (check: () => void) =>
    vi.waitFor(
      async () => {
        await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
        check();
      },
      {timeout: 30_000},
    );
  const says = (text: string) => until(() => expect(place.textContent).toContain(text));
  /** Presses Run, and returns the call whose response the page shows. */
  const run = async () => {
    await act(async () => button('Run')!.click());
    await until(() => expect(place.querySelector('time'), place.textContent).not.toBeNull());
    return endpoint.requests.at(-1)!;
  };
  const recordedLink = () => place.querySelector('a[href^="#example."]');

  const resolved = served.filter(({page}) => !OWN_VALUE.test(page.method));
  it.each(named(resolved))('%s returns something that exists on the network', async (name, method) => {
    await show(method);
    const {params, answer} = await run();
    expect(answer.error).toBeUndefined();
    const isEmpty = isNothing(answer.result);
    if (MOSTLY_EMPTY.includes(name)) await says('This network has nothing for these values.');
    else expect(isEmpty, JSON.stringify(params)).toBe(isNothing(recorded(method)));
    // The form contains the call that was sent, and doesn't call any of its values the recorded ones.
    expect(place.textContent).toContain(JSON.stringify(params));
    expect(place.textContent).not.toContain('This result is old');
    expect(place.textContent).not.toContain('exists only on the test chain');
  });

  it.each(named(served.filter(({page}) => OWN_VALUE.test(page.method))))(
    '%s says before the call that it needs a value of the reader',
    async (_, method) => {
      await show(method);
      expect(place.textContent).toContain('This call needs a value that only you have');
      expect(recordedLink()).not.toBeNull();
      expect((await run()).answer.error).toBeDefined();
      await says('The node couldn’t use these values.');
    },
  );

  const hidden = pages.filter(({page}) => page.isPublic === false && page.since !== null);
  it.each(named(hidden))('%s says before the call that it needs an own node', async (_, method) => {
    await show(method);
    const note = () => place.textContent!.includes('Public endpoints don’t serve this method');
    expect(note()).toBe(true);
    expect(recordedLink() !== null).toBe(method.page.examples.some(({response}) => response !== undefined));
    await act(async () => button('Use localhost')!.click());
    expect(note()).toBe(false);
    expect(place.querySelector('select')!.value).toBe('local');
  });

  it('says what to do when an endpoint doesn’t serve a method', async () => {
    await show(pages.find((one) => key(one) === 'core:txpool_status')!);
    expect((await run()).answer.error!.code).toBe(-32601);
    await says('This endpoint doesn’t serve the method.');
  });

  it('covers every method that public endpoints serve', () => {
    expect(served.length).toBeGreaterThan(80);
    expect(MOSTLY_EMPTY.filter((name) => !resolved.some((one) => key(one) === name))).toEqual([]);
  });
});
