interface Doc {
  readonly permalink: string;
  readonly description: string;
}

interface DocsContent {
  readonly loadedVersions: readonly {readonly docs: readonly Doc[]}[];
}

/**
 * Description of each document by its path.
 *
 * @param plugins what each instance of the documentation plugin loaded, by its id; undefined when there is none
 */
export function listDescriptions(plugins: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const docs = Object.values(plugins ?? {}).flatMap((content) => (content as DocsContent).loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]));
}
