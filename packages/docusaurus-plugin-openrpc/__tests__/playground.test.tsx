// @vitest-environment dom
import i18n from '@generated/i18n';
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {resetCallStores} from '../client/callStore';
import {addToHistory} from '../client/history';
import type {InstanceData, MethodPage} from '../client/pageData';
import RpcExamples from '../theme/RpcExamples';
import RpcPlayground from '../theme/RpcPlayground';
import RpcSamples from '../theme/RpcSamples';

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
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/CodeBlock', () => ({default: ({children}: {children: ReactNode}) => <pre>{children}</pre>}));
vi.mock('@theme/RpcHtml', () => ({default: ({html}: {html: string}) => html}));
vi.mock('@theme/TabItem', () => ({default: ({children}: {children: ReactNode}) => <div>{children}</div>}));
vi.mock('@theme/Tabs', () => ({default: ({children}: {children: ReactNode}) => <div>{children}</div>}));

const instance: InstanceData = {
  id: 'shop',
  endpoints: [
    {id: 'test', label: 'Test', url: 'https://test.example/'},
    {id: 'main', label: 'Main', url: 'https://main.example/'},
  ],
  defaultEndpoint: 'test',
  samples: ['curl'],
  probe: {head: {method: 'head', params: []}, block: {method: 'block', params: []}},
  known: {},
};
const cause = {cause: '', fix: ''};
const page: MethodPage = {
  instance: 'shop',
  method: 'shop_get',
  summary: '',
  since: null,
  isPublic: true,
  isSubscription: false,
  changesState: false,
  counterpart: null,
  params: [{name: 'key', type: 'string', required: true, field: {kind: 'text'}}],
  result: {type: 'any'},
  errors: [
    {name: 'Wrong', code: -32602, message: 'Invalid params', ...cause},
    {name: 'Closed', code: -32602, message: 'The shop is closed', ...cause},
  ],
  examples: [{name: 'one', summary: '', params: ['a']}],
  template: ['a'],
  placeholders: {},
  checked: {reason: ''},
};

let place: HTMLElement;
let root: Root;
const button = (name: string) => [...place.querySelectorAll('button')].find(({textContent}) => textContent === name)!;
const press = (name: string) => act(async () => button(name).click());
const field = () => place.querySelector<HTMLInputElement>('[data-param=key] input')!;
/** Types or selects a value in a way that React notices. */
const enter = (control: HTMLElement, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
  });
const openHistory = () =>
  act(async () => {
    const list = place.querySelector<HTMLDetailsElement>('section details')!;
    list.open = true;
    list.dispatchEvent(new Event('toggle'));
  });
/** Makes the node return this response to every later call. */
const answers = (answer: object) => {
  const send = vi.fn(async (_url: string, _init: {body: string}) => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', send);
  return send;
};

const show = (shown: MethodPage) =>
  act(() =>
    root.render(
      <>
        <RpcPlayground key={shown.method} page={shown} instance={instance} />
        <RpcSamples page={shown} instance={instance} />
        <div className="examples">
          <RpcExamples page={shown} instance={instance} />
        </div>
      </>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  resetCallStores();
  window.history.replaceState(null, '', '/');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  show(page);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
  i18n.currentLocale = 'en';
});

describe('the playground', () => {
  it('samples call the endpoint that the reader chose', async () => {
    const sample = () => place.querySelector(':scope > div pre')!.textContent;
    expect(sample()).toContain('https://test.example/');
    await enter(place.querySelector('select')!, 'main');
    expect(sample()).toContain('https://main.example/');
    expect(sample()).not.toContain('test.example');
  });

  it('samples show what is typed, and the recorded call while a field is wrong', async () => {
    const sample = () => place.querySelector(':scope > div pre')!.textContent;
    await enter(field(), 'b');
    expect(sample()).toContain('"params":["b"]');
    await enter(field(), '');
    expect(sample()).toContain('"params":["a"]');
  });

  it('offers earlier calls of its own method only, and fills the form with the one that is chosen', async () => {
    const call = {url: 'https://test.example/', at: 1_700_000_000_000, outcome: 'result'};
    addToHistory('shop', {...call, method: 'shop_get', params: '["earlier"]'});
    addToHistory('shop', {...call, method: 'shop_put', params: '["other"]'});
    await openHistory();
    expect([...place.querySelectorAll('section details li button')].map(({textContent}) => textContent)).toEqual([
      '["earlier"]',
    ]);
    await press('["earlier"]');
    expect(field().value).toBe('earlier');
  });

  it('keeps the focus in the list of calls when it is cleared', async () => {
    const call = {url: 'https://test.example/', at: 1, outcome: 'result', method: 'shop_get', params: '["earlier"]'};
    addToHistory('shop', call);
    await openHistory();
    button('Clear history').focus();
    await press('Clear history');
    expect(place.querySelector('section details')!.textContent).toContain('No calls yet.');
    expect(document.activeElement).toBe(place.querySelector('summary'));
  });

  it('shows the data of an error, and leads to the row with its message where others have its code', async () => {
    answers({error: {code: -32602, message: 'the SHOP is closed today', data: 'until Monday'}});
    await press('Run');
    expect(place.querySelector('[role=status] a')!.getAttribute('href')).toBe('#error.Closed');
    expect(place.textContent).toContain('"until Monday"');
  });

  it.each([
    [{result: null}, 'This network has nothing for these values.'],
    [{result: []}, 'This network has nothing for these values.'],
    [{error: {code: -32601, message: 'unknown'}}, 'This endpoint doesn’t serve the method.'],
    [{error: {code: -32000, message: 'wrong'}}, 'The node couldn’t use these values.'],
  ])('says why there is nothing to see, and leads to a recorded response: %j', async (answer, text) => {
    show({...page, examples: [{...page.examples[0]!, response: {result: 1}}]});
    answers(answer);
    await press('Run');
    await vi.waitFor(
      async () => {
        await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
        expect(place.querySelector('div[role=status]')!.textContent).toContain(text);
      },
      {timeout: 15_000},
    );
    expect(place.querySelector('div[role=status] a[href="#example.one"]')).not.toBeNull();
    answers({result: 0});
    await press('Run');
    expect(place.textContent).not.toContain(text);
  });

  it('says nothing about an empty result of a method that returns no other', async () => {
    show({...page, examples: [{...page.examples[0]!, response: {result: null}}]});
    answers({result: null});
    await press('Run');
    expect(place.textContent).not.toContain('This network has nothing');
  });

  it('leads to the last row with the code of an error whose message no row has', async () => {
    answers({error: {code: -32602, message: 'something else'}});
    await press('Run');
    expect(place.querySelector('[role=status] a')!.getAttribute('href')).toBe('#error.Closed');
  });

  it('writes numbers as the language of the page does', async () => {
    i18n.currentLocale = 'es';
    answers({result: ['0xffffff', 'x'.repeat(20_000 - '{"result":["0xffffff",""]}'.length)]});
    await press('Run');
    expect(place.textContent).toContain('20\u202f000 bytes');
    expect(place.textContent).toContain('16\u202f777\u202f215');
  });

  it('copies the response that is shown, and says when the browser refuses', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    answers({result: 'first'});
    await press('Run');
    await press('Copy the response');
    expect(button('Copied')).toBeDefined();
    answers({result: 'second'});
    await press('Run');
    expect(button('Copied'), 'the second response is not copied yet').toBeUndefined();
    await press('Copy the response');
    expect(writeText.mock.calls).toEqual([['"first"'], ['"second"']]);
    vi.stubGlobal('navigator', {});
    await press('Copied');
    await vi.waitFor(() => expect(button('Copy failed')).toBeDefined());
  });

  it('copies a link that contains the call of the form', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    await enter(field(), 'ñ');
    await press('Copy a link to this call');
    const link = writeText.mock.calls[0]![0];
    expect(link).toBe(window.location.href);
    const [, call, endpoint] = /#call=(.*)&endpoint=(.*)$/.exec(link)!;
    expect(Buffer.from(call!, 'base64url').toString()).toBe('["ñ"]');
    expect(endpoint).toBe('test');
    expect(place.textContent).toContain('Link copied.');
  });

  it('shows a number in its other notation while it is typed', async () => {
    show({...page, method: 'shop_count', params: [{...page.params[0]!, field: {kind: 'quantity'}}]});
    const note = () => place.querySelector(`[id="${field().getAttribute('aria-describedby')}"]`)!.textContent;
    await enter(field(), '255');
    expect(note()).toBe('0xff');
    await enter(field(), '0x2710');
    expect(note()).toBe('10,000');
    await enter(field(), '-1');
    expect(note()).toBe('Quantities can’t be negative.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('puts an example into the form, with values of the network when it runs', async () => {
    const examples = [
      {name: 'one', summary: '', params: ['a']},
      {name: 'two', summary: '', params: ['recorded'], template: ['${newest}']},
      {name: 'wrong', summary: '', params: ['a', 'b']},
    ];
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (_url: string, {body}: {body: string}) => {
      sent.push(body);
      return new Response(JSON.stringify({result: {value: 'found'}}));
    });
    const lookups = {newest: {method: 'newest', params: [], pointer: '/value'}};
    const before = instance.probe;
    instance.probe = {...before, lookups};
    show({...page, method: 'shop_example', examples, placeholders: {newest: {from: 'lookup.newest'}}});
    const uses = [...place.querySelectorAll<HTMLButtonElement>('.examples button')];
    expect(uses.map(({textContent}) => textContent)).toEqual(['Use in the form', 'Use in the form']);
    await press('Run');
    expect(sent).toHaveLength(1);
    await act(async () => uses[1]!.click());
    expect(field().value).toBe('recorded');
    expect(document.activeElement).toBe(place.querySelector('section'));
    await press('Run');
    // The part that looks up values is loaded first, which can take a while on a busy machine.
    await vi.waitFor(
      async () => {
        await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
        expect(sent).toHaveLength(3);
      },
      {timeout: 15_000},
    );
    expect(JSON.parse(sent[2]!)).toMatchObject({method: 'shop_example', params: ['found']});
    expect(field().value).toBe('found');
    instance.probe = before;
  });

  it.each([
    ['close', {code: 1006}, 'The WebSocket endpoint can’t be reached.'],
    [
      'message',
      {data: '{"id":1,"error":{"code":-32601,"message":"no such method"}}'},
      'The node returned error -32601: no such method',
    ],
  ])('says why a subscription did not begin: %s', async (event, content, words) => {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal(
      'WebSocket',
      class {
        addEventListener = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
        close = () => undefined;
      },
    );
    show({...page, method: 'shop_subscribe', isSubscription: true});
    await press('Subscribe');
    const status = () => place.querySelector('div[role=status]')!.textContent!.trim();
    expect(status()).toBe('Connecting…');
    act(() => listeners[event]!(content));
    expect(status()).toBe(words);
    expect(button('Subscribe').disabled).toBe(false);
  });

  it('opens no subscription after the reader has left the page', async () => {
    const socket = vi.fn(
      class {
        addEventListener = () => undefined;
        close = () => undefined;
      },
    );
    vi.stubGlobal('WebSocket', socket);
    show({...page, method: 'shop_subscribe', isSubscription: true});
    await press('Subscribe');
    expect(socket).toHaveBeenCalledTimes(1);
    await act(async () => {
      button('Stop').click();
    });
    await act(async () => {
      // The parameters are looked up before the connection opens.
      button('Subscribe').click();
      root.unmount();
    });
    expect(socket).toHaveBeenCalledTimes(1);
  });

  it('says where the link is if the browser refuses to copy it, and that a long call has none', async () => {
    vi.stubGlobal('navigator', {clipboard: {writeText: () => Promise.reject(new Error('refused'))}});
    await press('Copy a link to this call');
    await vi.waitFor(() => expect(place.textContent).toContain('The link is in the address bar.'));
    window.history.replaceState(null, '', '/');
    await enter(field(), 'x'.repeat(7_000));
    await press('Copy a link to this call');
    expect(place.textContent).toContain('These parameters are too long for a link.');
    expect(window.location.hash).toBe('');
  });
});
