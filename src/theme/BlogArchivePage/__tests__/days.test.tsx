import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, expect, it, vi} from 'vitest';
import type {ArchiveBlogPost} from '@theme/BlogArchivePage';
import BlogArchivePage from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/Link',
    '@docusaurus/Translate',
    '@docusaurus/theme-common',
    '@docusaurus/useDocusaurusContext',
    '@theme/Heading',
    '@theme/Layout',
  ];
});
const Native = Intl.DateTimeFormat;
afterAll(() => {
  vi.restoreAllMocks();
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: ReactNode}) => <a>{children}</a>}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n: {currentLocale: 'es'}})}));
vi.mock('@theme/Heading', () => ({default: ({children}: {children: ReactNode}) => <h2>{children}</h2>}));
vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));

const post = (title: string, date: string) =>
  ({metadata: {title, date, permalink: `/blog/${title}`}}) as ArchiveBlogPost;

it('the archive has the day of a post in the language of the page, wherever its reader is', () => {
  // A reader behind UTC: without a time zone, dates are formatted in theirs.
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new Native(locale, {timeZone: 'America/Los_Angeles', ...options});
  } as typeof Intl.DateTimeFormat);
  const blogPosts = [post('new', '2026-01-01T00:00:00.000Z'), post('old', '2025-12-31T00:00:00.000Z')];
  const html = renderToStaticMarkup(<BlogArchivePage archive={{blogPosts}} />);
  expect([...html.matchAll(/<h2>(.*?)<\/h2>|<time[^>]*>(.*?)<\/time>/g)].map(([, year, day]) => year ?? day)).toEqual([
    '2026',
    '1 de enero',
    '2025',
    '31 de diciembre',
  ]);
});
