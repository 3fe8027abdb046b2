import {PLUGIN_NAME} from './generate';

/** A higher priority than the bundler's default groups. */
const shared = {chunks: 'async', enforce: true, priority: 60} as const;

/**
 * Small modules that lists of methods and errors on other pages need too, and those that a page loads with its first
 * call. In the shared file, each of the former would make other pages load the playground, and each page would load the
 * latter with it.
 */
const APART =
  '(?!theme[\\\\/]Rpc(?:Html|Index|MethodName|Playground[\\\\/]Advice)[\\\\/]|client[\\\\/](?:filterRows|findPlaceholders|live(?:Blocks|Values)))';

/** The end of the pattern, which also matches files in the folder of an adapter. */
function adapterFolder(adapter: string | undefined): string {
  if (!adapter) return '';
  const folder = adapter.replace(/^@site\//, '').replace(/[.$+]/g, String.raw`\$&`);
  return String.raw`|[\\/]` + folder.replaceAll('/', String.raw`[\\/]`);
}

/**
 * Files that the method pages share. On most sites, more than half of the pages soon are method pages, and without
 * these groups the framework would load their theme on every page. The instance data (endpoints and known names) would
 * be copied into each page.
 *
 * @param id of the instance
 * @param adapter module of the site's adapter: all method pages need its folder
 */
export const cacheGroups = (id: string, adapter?: string): Record<string, object> => ({
  [PLUGIN_NAME]: {
    ...shared,
    test: new RegExp(
      String.raw`(?:${PLUGIN_NAME}[\\/]${APART}(?:theme|client)${adapterFolder(adapter)})[\\/].*\.tsx?$`,
    ),
    name: 'openrpc',
  },
  [`${PLUGIN_NAME}-${id}`]: {
    ...shared,
    test: new RegExp(String.raw`${PLUGIN_NAME}[\\/]${id}[\\/]instance\.json$`),
    name: `openrpc-${id}`,
  },
});
