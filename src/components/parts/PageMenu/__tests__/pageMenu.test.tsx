// @vitest-environment dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest';
import PageMenu from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = ['@docusaurus/Translate', '@docusaurus/router', '@docusaurus/useDocusaurusContext'];
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/es/docs/page/'})}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {baseUrl: '/es/', url: 'https://docs.example'}}),
}));

let place: HTMLElement;
let root: Root;
const fetched = vi.fn();
const copied = vi.fn();
const buttons = (): HTMLButtonElement[] => [...place.querySelectorAll('button')];
const press = (index: number) => act(async () => buttons()[index]!.click());
const status = (): string | null | undefined => place.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fetched.mockReset().mockResolvedValue(new Response('# Page'));
  copied.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('ClipboardItem', undefined);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: copied}, configurable: true});
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<PageMenu />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it('requests nothing until the reader copies the page, and then only its Markdown', async () => {
  expect(buttons()).toHaveLength(1);
  await press(0);
  expect(buttons()[0]!.getAttribute('aria-expanded')).toBe('true');
  expect(place.querySelector('a')!.getAttribute('href')).toBe('/es/docs/page.md');
  expect(fetched).not.toHaveBeenCalled();
  await press(1);
  expect(fetched.mock.calls).toEqual([['/es/docs/page.md']]);
  expect(copied.mock.calls).toEqual([['# Page']]);
  expect(status()).toBe('Copied');
});

it('copies the whole address of the Markdown for an assistant', async () => {
  await press(0);
  await press(2);
  expect(copied.mock.calls).toEqual([['https://docs.example/es/docs/page.md']]);
  expect(fetched).not.toHaveBeenCalled();
});

it('says so if the Markdown does not arrive', async () => {
  fetched.mockResolvedValue(new Response('', {status: 404}));
  await press(0);
  await press(1);
  expect(status()).toBe('Copy failed');
  expect(copied).not.toHaveBeenCalled();
});

it('closes with Escape, which returns to its button, and with a click elsewhere', async () => {
  await press(0);
  buttons()[1]!.focus();
  act(() => void buttons()[1]!.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})));
  expect(buttons()).toHaveLength(1);
  expect(document.activeElement).toBe(buttons()[0]);
  await press(0);
  act(() => void document.body.dispatchEvent(new Event('pointerdown', {bubbles: true})));
  expect(buttons()).toHaveLength(1);
});
