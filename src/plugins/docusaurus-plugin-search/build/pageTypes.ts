import {bareUrl} from './collectPages';

/** The part of a docs plugin that is read here. */
type DocsContent = {loadedVersions?: {docs?: {permalink: string; frontMatter?: {type?: unknown}}[]}[]};

/** Type of each docs page, from the front matter that the docs plugins have read, by its address. */
export function pageTypes(plugins: readonly {name: string; content?: unknown}[]): Map<string, string> {
  const docs = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => (content as DocsContent | undefined)?.loadedVersions ?? [])
    .flatMap((version) => version.docs ?? []);
  return new Map(
    docs.flatMap(({permalink, frontMatter}) =>
      typeof frontMatter?.type === 'string' ? [[bareUrl(permalink), frontMatter.type] as const] : [],
    ),
  );
}
