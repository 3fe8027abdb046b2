/**
 * Replaces the framework's `@generated/i18n`, which exists only in a build. Tests can set the language, and must reset
 * it.
 */
export default {currentLocale: 'en'};
