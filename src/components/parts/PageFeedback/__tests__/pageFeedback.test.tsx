// @vitest-environment dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest';
import PageFeedback from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = [
  '@docusaurus/Translate',
  '@docusaurus/theme-common',
  '@docusaurus/plugin-content-docs/client',
  '@docusaurus/useDocusaurusContext',
];
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/theme-common', () => ({ThemeClassNames: {docs: {docFooter: 'theme-doc-footer'}}}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    metadata: {title: 'Gas', permalink: '/es/docs/gas', version: 'current', lastUpdatedAt: Date.UTC(2026, 10, 29)},
  }),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {url: 'https://docs.example'}, i18n: {currentLocale: 'es'}}),
}));

let place: HTMLElement;
let root: Root;
const copied = vi.fn();
const link = (): HTMLAnchorElement => place.querySelector('a')!;
const says = (): string | null => new URL(link().href).searchParams.get('says');
const select = (selector: string): void => getSelection()!.selectAllChildren(document.querySelector(selector)!);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  copied.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {value: {writeText: copied}, configurable: true});
  document.body.innerHTML = '<article><p>A wrong number.</p><div id="place"></div></article>';
  place = document.querySelector('#place')!;
  root = createRoot(place);
  act(() => root.render(<PageFeedback />));
});
afterEach(() => {
  act(() => root.unmount());
  getSelection()?.removeAllRanges();
});

it('is a plain link with the page, its language and version before any script runs', () => {
  const {searchParams} = new URL(
    /href="([^"]*)"/.exec(renderToStaticMarkup(<PageFeedback />))![1]!.replaceAll('&amp;', '&'),
  );
  expect(searchParams.get('address')).toBe('https://docs.example/es/docs/gas');
  expect(searchParams.get('versions')).toBe('Documentation: current (2026-11-29), language: es');
  expect(searchParams.has('says')).toBe(false);
});

it('adds the sentence that is selected when the reader points at the link', () => {
  select('p');
  act(() => link().dispatchEvent(new MouseEvent('pointerdown', {bubbles: true})));
  expect(says()).toBe('A wrong number.');
  getSelection()!.removeAllRanges();
  act(() => link().dispatchEvent(new MouseEvent('pointerdown', {bubbles: true})));
  expect(says()).toBe(null);
});

it('adds it when the link gets the focus by keyboard, and keeps it for the button', async () => {
  select('p');
  act(() => link().focus());
  expect(says()).toBe('A wrong number.');
  getSelection()!.removeAllRanges();
  const button = place.querySelector('button')!;
  act(() => button.focus());
  await act(async () => button.click());
  expect(copied.mock.calls[0]![0]).toMatch(/^Gas\nhttps:\/\/docs\.example\/es\/docs\/gas\n.*\n\n> A wrong number\.$/);
  expect(place.querySelector('[role=status]')!.textContent).toBe('Copied');
});

it('says when the text could not be copied', async () => {
  copied.mockRejectedValue(new Error('no'));
  document.execCommand = () => false;
  await act(async () => place.querySelector('button')!.click());
  expect(place.querySelector('[role=status]')!.textContent).toBe('Copy failed');
});
