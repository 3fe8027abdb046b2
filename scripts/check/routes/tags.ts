import {parse} from 'yaml';
import {kebabCase} from './docs';

export type TagList = Record<string, {label?: string; permalink?: string; description?: string} | null | undefined>;

/** Lists by their text: several rules ask for the same ones. */
const known = new Map<string, TagList>();

/** Reads a tags.yml; an unreadable one is an empty list here and an error of the rule `tags`. */
export function parseTags(text = ''): TagList {
  const list = known.get(text) ?? read(text);
  known.set(text, list);
  return list;
}

function read(text: string): TagList {
  try {
    return (parse(text) as TagList) ?? {};
  } catch {
    return {};
  }
}

/** The permalink that Docusaurus gives a tag without one. */
export const kebabCaseTag = kebabCase;
