import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';

/** The Open Graph protocol writes `zh_CN` where HTML writes `zh-CN`. */
const openGraph = (htmlLang: string): string => htmlLang.replace('-', '_');

/** Lists the addresses of this page in every language, for search engines and link previews. */
export default function Alternates(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const urlIn = (locale: string): string => createUrl({locale, fullyQualified: true});
  const languages = Object.entries(i18n.localeConfigs).map(([locale, {htmlLang}]) => ({locale, htmlLang}));
  const current = i18n.localeConfigs[i18n.currentLocale]!.htmlLang;
  return (
    <Head>
      {languages.map(({locale, htmlLang}) => (
        <link key={locale} rel="alternate" href={urlIn(locale)} hrefLang={htmlLang} />
      ))}
      <link rel="alternate" href={urlIn(i18n.defaultLocale)} hrefLang="x-default" />
      <meta property="og:locale" content={openGraph(current)} />
      {languages
        .filter(({htmlLang}) => htmlLang !== current)
        .map(({htmlLang}) => (
          <meta key={htmlLang} property="og:locale:alternate" content={openGraph(htmlLang)} />
        ))}
    </Head>
  );
}
