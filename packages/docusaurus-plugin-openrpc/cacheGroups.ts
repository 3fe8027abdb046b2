import {PLUGIN_NAME} from './generate';

/** Above the bundler's own groups. */
const shared = {chunks: 'async', enforce: true, priority: 60} as const;

/**
 * Small modules that lists of methods and of errors on other pages need too: each of these would fetch the playground
 * with them.
 */
const LISTS = '(?!theme[\\\\/]Rpc(?:Html|Index|MethodName)[\\\\/]|client[\\\\/]filterRows)';

/** The end of a pattern that matches files in the folder of an adapter too. */
function adapterFolder(adapter: string | undefined): string {
  if (!adapter) return '';
  const folder = adapter.replace(/^@site\//, '').replace(/[.$+]/g, String.raw`\$&`);
  return String.raw`|[\\/]` + folder.replaceAll('/', String.raw`[\\/]`);
}

/**
 * Files that the method pages share. Such pages soon are most pages of a site: the framework would then load their
 * theme on every page. The data of the instance, endpoints and known names, would be copied into each page instead.
 *
 * @param id of the instance
 * @param adapter module of the site's adapter: all pages need its folder
 */
export const cacheGroups = (id: string, adapter?: string): Record<string, object> => ({
  [PLUGIN_NAME]: {
    ...shared,
    test: new RegExp(
      String.raw`(?:${PLUGIN_NAME}[\\/]${LISTS}(?:theme|client)${adapterFolder(adapter)})[\\/].*\.tsx?$`,
    ),
    name: 'openrpc',
  },
  [`${PLUGIN_NAME}-${id}`]: {
    ...shared,
    test: new RegExp(String.raw`${PLUGIN_NAME}[\\/]${id}[\\/]instance\.json$`),
    name: `openrpc-${id}`,
  },
});
