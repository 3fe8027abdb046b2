import {PLUGIN_NAME} from './generate';

/** Above the bundler's own groups. */
const shared = {chunks: 'async', enforce: true, priority: 60} as const;

/** Small modules that lists of methods and of errors on other pages need too: each of these would fetch the playground with them. */
const LISTS = '(?!theme[\\\\/]Rpc(?:Html|Index|MethodName)[\\\\/]|client[\\\\/]filterRows)';

/**
 * Files that the method pages share. Such pages soon are most pages of a site: the framework would then load their theme
 * on every page. The data of the instance, endpoints and known names, would be copied into each page instead.
 *
 * @param id of the instance
 */
export const cacheGroups = (id: string): Record<string, object> => ({
  [PLUGIN_NAME]: {...shared, test: new RegExp(String.raw`${PLUGIN_NAME}[\\/]${LISTS}(?:theme|client)[\\/].*\.tsx?$`), name: 'openrpc'},
  [`${PLUGIN_NAME}-${id}`]: {...shared, test: new RegExp(String.raw`${PLUGIN_NAME}[\\/]${id}[\\/]instance\.json$`), name: `openrpc-${id}`},
});
