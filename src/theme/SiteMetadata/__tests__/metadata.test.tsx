import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import SiteMetadata from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const {MODULES, untranslated} = vi.hoisted(() => {
  vi.resetModules();
  return {
    MODULES: [
      '@docusaurus/Head',
      '@docusaurus/router',
      '@docusaurus/theme-common',
      '@docusaurus/theme-common/internal',
      '@docusaurus/useDocusaurusContext',
      '@docusaurus/useGlobalData',
      '@docusaurus/utils-common',
      '@theme/SearchMetadata',
    ],
    untranslated: [] as string[],
  };
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
beforeEach(() => void untranslated.splice(0));
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Head', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/zh-CN/docs/a'})}));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({image}: {image: string}) => <meta property="og:image" content={image} />,
  useThemeConfig: () => ({metadata: [{name: 'theme-color', content: 'blue'}], image: 'card.png'}),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  DEFAULT_SEARCH_TAG: 'default',
  useAlternatePageUtils: () => ({
    createUrl: ({locale}: {locale: string}) => `https://site.example/${locale === 'en' ? '' : `${locale}/`}docs/a`,
  }),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {url: 'https://site.example', baseUrl: '/', trailingSlash: false},
    i18n: {
      currentLocale: 'zh-CN',
      defaultLocale: 'en',
      localeConfigs: {en: {htmlLang: 'en'}, 'zh-CN': {htmlLang: 'zh-CN'}, es: {htmlLang: 'es'}},
    },
  }),
}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({paths: untranslated})}));
vi.mock('@docusaurus/utils-common', () => ({applyTrailingSlash: (path: string) => path}));
vi.mock('@theme/SearchMetadata', () => ({default: () => null}));

/** The content of each tag with this attribute, in order. */
const contents = (attribute: string): string[] =>
  [...renderToStaticMarkup(<SiteMetadata />).matchAll(new RegExp(`<meta ${attribute} content="([^"]*)"`, 'g'))].map(
    ([, content]) => content!,
  );

describe('what a link to a page shows elsewhere', () => {
  it('has a large picture, the address of the page and its languages', () => {
    expect(contents('name="twitter:card"')).toEqual(['summary_large_image']);
    expect(contents('property="og:image"')).toEqual(['card.png']);
    expect(contents('property="og:url"')).toEqual(['https://site.example/zh-CN/docs/a']);
    expect(contents('property="og:locale"')).toEqual(['zh_CN']);
    expect(contents('property="og:locale:alternate"')).toEqual(['en', 'es']);
    expect(contents('name="theme-color"')).toEqual(['blue']);
  });

  it('is that of the English original where the page is not translated, which has no other languages', () => {
    untranslated.push('/zh-CN/docs/a/');
    expect(contents('property="og:url"')).toEqual(['https://site.example/docs/a']);
    expect(contents('property="og:locale:alternate"')).toEqual([]);
  });
});
