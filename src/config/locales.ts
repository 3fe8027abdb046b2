import type {Config} from '@docusaurus/types';

/**
 * The three languages (specification §1, §9). `path` is the folder below `i18n/`; the URL prefix is the
 * locale's name (`/zh-CN/`), and English lives at the root.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'zh-CN', 'es'],
  localeConfigs: {
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    'zh-CN': {label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', path: 'zh'},
    es: {label: 'Español', direction: 'ltr', htmlLang: 'es', calendar: 'gregory', path: 'es'},
  },
} satisfies NonNullable<Config['i18n']>;

export type Locale = 'en' | 'zh-CN' | 'es';
export const LOCALES = i18n.locales as Locale[];
