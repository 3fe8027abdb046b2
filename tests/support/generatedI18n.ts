/** Stands in for the framework's `@generated/i18n`, which exists only in a build. Tests may set the language, and set it back. */
export default {currentLocale: 'en'};
