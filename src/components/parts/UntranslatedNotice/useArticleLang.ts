import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The language of an article that is still in the default language, or undefined when the reader gets it translated.
 * @param source path of its file as the framework provides it, e.g.
 * `@site/i18n/es/docusaurus-plugin-content-docs/current/gas.md`
 */
export function useArticleLang(source: string): string | undefined {
  const {i18n} = useDocusaurusContext();
  const isTranslated = i18n.currentLocale === i18n.defaultLocale || source.startsWith('@site/i18n/');
  return isTranslated ? undefined : i18n.localeConfigs[i18n.defaultLocale]?.htmlLang;
}
