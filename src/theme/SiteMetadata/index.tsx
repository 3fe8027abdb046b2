// Why: the framework lists a page in all languages as alternates of each other, even if the text is not translated.
// Such a page declares its English original as canonical instead. Pages also link to their Markdown. Otherwise as
// theme-classic 3.10.2.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import SearchMetadata from '@theme/SearchMetadata';
import type {UntranslatedData} from '@site/src/plugins/docusaurus-plugin-untranslated';
import Alternates from './Alternates';
import MarkdownLink from './MarkdownLink';

/** Whether the page at the current path has no text in the reader's language. */
function useIsUntranslated(): boolean {
  const data = usePluginData('docusaurus-plugin-untranslated') as UntranslatedData | undefined;
  const withoutSlash = (path: string): string => path.replace(/\/$/, '');
  const path = withoutSlash(useLocation().pathname);
  return (data?.paths ?? []).some((candidate) => withoutSlash(candidate) === path);
}

function useCanonicalUrl(isUntranslated: boolean): string {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {pathname} = useLocation();
  if (isUntranslated) return createUrl({locale: i18n.defaultLocale, fullyQualified: true});
  return (
    siteConfig.url +
    applyTrailingSlash(pathname, {trailingSlash: siteConfig.trailingSlash, baseUrl: siteConfig.baseUrl})
  );
}

export default function SiteMetadata(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const isUntranslated = useIsUntranslated();
  const canonicalUrl = useCanonicalUrl(isUntranslated);
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Rendered on the server as well, so that the class for keyboard focus works without scripts. */}
        <body />
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
      </Head>
      {image && <PageMetadata image={image} />}
      {!isUntranslated && <Alternates />}
      <MarkdownLink />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* A separate Head: within one Head, a repeated tag would appear twice instead of replacing the first. */}
      <Head>
        {metadata.map((entry, index) => (
          <meta key={index} {...entry} />
        ))}
      </Head>
    </>
  );
}
