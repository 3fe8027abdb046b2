import {usePluginData} from '@docusaurus/useGlobalData';

/** Addresses below the base URL of the reader's locale, and where to look if search finds nothing. */
export type SearchPaths = {searchPath: string; indexUrl: string; wordsUrl: string; errorFinder: string; issues: string};

export function useSearchPaths(): SearchPaths {
  return usePluginData('docusaurus-plugin-search') as SearchPaths;
}

/** Shareable address of the page with all results of a query. */
export const searchAddress = (searchPath: string, query: string): string =>
  `${searchPath}?q=${encodeURIComponent(query)}`;
