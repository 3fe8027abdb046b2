interface Doc {
  readonly permalink: string;
  readonly description: string;
}

/** A sidebar item as the documentation plugin loaded it. The page of a category can be generated. */
interface Item {
  readonly type: string;
  readonly items?: readonly Item[];
  readonly link?: {readonly type: string; readonly permalink?: string; readonly description?: string};
}

interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly Doc[];
    readonly sidebars?: Readonly<Record<string, readonly Item[]>>;
  }[];
}

type Entry = readonly [string, string];

const ofCategories = (items: readonly Item[]): Entry[] =>
  items.flatMap(({link, items: inner = []}) => [
    ...(link?.permalink !== undefined && link.description !== undefined
      ? [[link.permalink, link.description] as const]
      : []),
    ...ofCategories(inner),
  ]);

/**
 * Description of each document and of each generated category page, by path.
 *
 * @param plugins the loaded content of each instance of the documentation plugin, by its ID; undefined if there is none
 */
export function listDescriptions(plugins: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const versions = Object.values(plugins ?? {}).flatMap((content) => (content as DocsContent).loadedVersions);
  const docs = versions.flatMap((version) =>
    version.docs.map(({permalink, description}): Entry => [permalink, description]),
  );
  return Object.fromEntries([
    ...docs,
    ...versions.flatMap(({sidebars = {}}) => Object.values(sidebars).flatMap(ofCategories)),
  ]);
}
