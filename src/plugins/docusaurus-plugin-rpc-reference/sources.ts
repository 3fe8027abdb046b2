import type {Localized} from '../../facts/rpcErrors';
import {languageOf} from '../../languages';
import type {Space} from './client/types';

/** The plugin content about the method pages of one space (its `DocumentSummary`). */
interface SpaceSummary {
  methods: {
    method: string;
    path: string;
    summary: string;
    isPublic: boolean | null;
    checked?: {node: string; date: string};
  }[];
  errors: {name: string; code: number; message: string; cause: string; fix: string; methods: string[]}[];
  groups: Record<string, string[]>;
}

export type Summaries = Record<Space, SpaceSummary>;

/** Name of the plugin whose content is read, and the IDs of its instances. */
const SOURCE = 'docusaurus-plugin-openrpc';
export const SPACES: readonly Space[] = ['core', 'espace'];

/** Extracts both summaries from the content of all plugins; a missing one is a configuration error. */
export function summariesOf(allContent: Record<string, unknown>): Summaries {
  const instances = (allContent[SOURCE] ?? {}) as Partial<Summaries>;
  const missing = SPACES.filter((space) => !instances[space]);
  if (missing.length > 0)
    throw new Error(`${SOURCE} has no instance "${missing.join('", "')}". Add it to docusaurus.config.ts.`);
  return instances as Summaries;
}

/** Chooses the text of a locale such as `zh-CN`. */
export function textIn(locale: string): (text: Localized) => string {
  const {folder} = languageOf(locale);
  return (text) => text[folder];
}
