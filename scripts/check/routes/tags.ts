import {parse} from 'yaml';
import {kebabCase} from './docs';

export type TagList = Record<string, {label?: string; permalink?: string; description?: string} | null | undefined>;

interface Reading {
  list: TagList;
  error?: string;
}
/** By their text, because several rules request the same lists. */
const known = new Map<string, Reading>();

/** Reads a tags.yml; an invalid one is an empty list here and an error of the rule `tags`. */
export const parseTags = (text = ''): TagList => read(text).list;

/** The reason why a list can't be read: the first line of the parser's message. */
export const tagsError = (text: string): string | undefined => read(text).error;

function read(text: string): Reading {
  const reading = known.get(text) ?? readAnew(text);
  known.set(text, reading);
  return reading;
}

function readAnew(text: string): Reading {
  try {
    return {list: (parse(text) as TagList) ?? {}};
  } catch (error) {
    return {list: {}, error: (error as Error).message.split('\n')[0]};
  }
}

/** The permalink that Docusaurus generates for a tag without one. */
export const kebabCaseTag = kebabCase;
