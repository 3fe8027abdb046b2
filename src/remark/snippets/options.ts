import fs from 'node:fs';

/** Options of the plugin. */
export interface SnippetOptions {
  /** Absolute path of the folder that contains the snippets. */
  readonly folder: string;
  /** Absolute path of the project, for the paths in messages. */
  readonly siteDir: string;
}

/** Rejects options that would make every page fail later, with a message that contains the option. */
export function checkOptions(options: unknown): SnippetOptions {
  const given = (options ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(given).find((key) => key !== 'folder' && key !== 'siteDir');
  if (unknown)
    throw new Error(`remark snippets: the option "${unknown}" is unknown; the options are folder and siteDir.`);
  for (const key of ['folder', 'siteDir'] as const) {
    const value = given[key];
    if (typeof value !== 'string' || !fs.statSync(value, {throwIfNoEntry: false})?.isDirectory())
      throw new Error(`remark snippets: the option "${key}" is not a folder: ${String(value)}.`);
  }
  return given as unknown as SnippetOptions;
}
