import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import StaleNotice from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/Translate', '@docusaurus/theme-common/internal', '@theme/Admonition'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values}: {children: ReactNode; values?: {date: string}}) => values?.date ?? children,
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({createUrl: () => ''}),
  // A reader behind UTC: without a time zone, dates are formatted in theirs.
  useDateTimeFormat: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es', {timeZone: 'America/Los_Angeles', ...options}),
}));
vi.mock('@theme/Admonition', () => ({default: ({children}: {children: ReactNode}) => children}));

it('a translation that is behind has the same day for readers everywhere', () =>
  expect(renderToStaticMarkup(<StaleNotice date="2026-01-01" />)).toBe('1 de enero de 2026'));
