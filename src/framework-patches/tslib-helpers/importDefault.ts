/**
 * The only helper of TypeScript that `@docusaurus/utils-common` calls. The package would load the whole of tslib, 10
 * KB, on every page.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
