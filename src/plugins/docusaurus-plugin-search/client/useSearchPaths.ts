import {usePluginData} from '@docusaurus/useGlobalData';

/** Addresses below the base URL of the reader's locale. */
export type SearchPaths = {searchPath: string; indexUrl: string};

export function useSearchPaths(): SearchPaths {
  return usePluginData('docusaurus-plugin-search') as SearchPaths;
}

/** Shareable address of the page with all results of a query. */
export const searchAddress = (searchPath: string, query: string): string =>
  `${searchPath}?q=${encodeURIComponent(query)}`;
