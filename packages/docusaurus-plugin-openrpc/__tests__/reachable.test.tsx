// @vitest-environment dom
import fs from 'node:fs';
import path from 'node:path';
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import RpcExamples from '../theme/RpcExamples';
import {freshBrowser, instance, nodeReturns, page, Stand} from './stand';

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

const BLOCKED = 'The security policy of this page blocks requests to this address';
let stand: Stand;
beforeEach(() => {
  freshBrowser();
  stand = new Stand();
  stand.show();
});
afterEach(() => {
  stand.close();
  vi.unstubAllGlobals();
});

const own = async (url: string) => {
  await stand.enter(stand.endpoint, 'custom');
  await stand.enter(stand.place.querySelector('[type=url]')!, url);
};
/** What a browser does when the policy of the page blocks a request: it tells the page, and the request fails. */
const block = (url: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), {blockedURI: url}));

describe('an address that the policy of the page blocks', () => {
  it.each([
    'http://192.168.1.5:8545',
    'http://[::1]:8545',
    'http://0.0.0.0:8545',
    'http://node.local',
    'https://a.example',
  ])('is not called unreachable: %s', async (url) => {
    vi.stubGlobal('fetch', async (address: string) => {
      block(address);
      throw new TypeError('Failed to fetch');
    });
    await own(url);
    await stand.press('Run');
    expect(stand.status).toContain(BLOCKED);
  });

  it('is not confused with another one, nor with an earlier call', async () => {
    vi.stubGlobal('fetch', async () => {
      block('https://tracker.example/');
      block('inline');
      throw new TypeError('Failed to fetch');
    });
    block('http://localhost:8545/');
    await own('http://localhost:8545');
    await stand.press('Run');
    expect(stand.status).toContain('The host can’t be reached');
  });

  it('gets the same message for a subscription', async () => {
    const listeners: Record<string, (event: object) => void> = {};
    vi.stubGlobal(
      'WebSocket',
      class {
        addEventListener = (name: string, listener: (event: object) => void) => (listeners[name] = listener);
        close = () => undefined;
      },
    );
    stand.show({...page, method: 'shop_subscribe', isSubscription: true});
    await own('http://192.168.1.5:8546');
    await stand.press('Subscribe');
    block('ws://192.168.1.5:8546/');
    act(() => listeners['close']!({code: 1006}));
    expect(stand.status).toContain(BLOCKED);
  });
});

describe('copying without a clipboard', () => {
  it.each(['Copy the response', 'Copy a link to this call'])('uses the old command: %s', async (name) => {
    vi.stubGlobal('navigator', {});
    nodeReturns('{"result":"0x1"}');
    await stand.press('Run');
    const copied: string[] = [];
    document.execCommand = (command) => {
      copied.push(command, document.querySelector<HTMLTextAreaElement>('body > textarea')!.value);
      return true;
    };
    await stand.press(name);
    await vi.waitFor(() => expect(stand.place.textContent).toMatch(/Copied|Link copied\./));
    expect(copied).toEqual(['copy', name === 'Copy the response' ? '"0x1"' : window.location.href]);
    Reflect.deleteProperty(document, 'execCommand');
  });
});

describe('a link to an example', () => {
  const examples = ['one', 'two', 'Ñ'].map((name) => ({name, summary: name, params: []}));
  it.each([
    ['', ['one']],
    ['#example.two', ['one', 'two']],
    [`#${encodeURIComponent('example.Ñ')}`, ['one', 'Ñ']],
    ['#example.none', ['one']],
    ['#%', ['one']],
  ])('%s opens it', async (hash, opened) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    window.history.replaceState(null, '', `/${hash}`);
    await act(async () => root.render(<RpcExamples page={{...page, examples}} instance={instance} />));
    const open = () => [...place.querySelectorAll('details[open]')].map(({id}) => id.replace('example.', ''));
    expect(open()).toEqual(opened);
    // Another link in the same tab.
    await act(async () => {
      const done = new Promise((resolve) => window.addEventListener('hashchange', resolve, {once: true}));
      window.location.hash = '#example.two';
      if (hash !== '#example.two') await done;
    });
    expect(open()).toContain('two');
    act(() => root.unmount());
    place.remove();
  });
});

describe('the fields of the playground', () => {
  it('are large enough on phones that they don’t zoom into them', () => {
    const css = fs.readFileSync(path.resolve(__dirname, '../theme/RpcPlayground/styles.module.css'), 'utf8');
    const [, rule] = /@media \(pointer: coarse\)[^{]*\{\s*([^{]*)\{\s*font-size: max\(16px, 1rem\);/.exec(css)!;
    const controls = css.match(/\.\w+ (?:input|select|textarea)\b/g)!;
    expect(controls.length).toBeGreaterThan(2);
    for (const control of controls) expect(rule).toContain(control);
  });
});
