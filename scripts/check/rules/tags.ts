import {TRANSLATION_FOLDERS} from '../../../src/languages';
import {type TagList, kebabCaseTag, parseTags, tagsError} from '../routes/tags';
import type {Problem, Site, SiteRule} from '../types';
import {nearest} from './links';

type Found = Problem & {file: string};
const LISTS = [
  {
    kind: 'doc',
    file: 'docs/tags.yml',
    translated: (locale: string) => `i18n/${locale}/docusaurus-plugin-content-docs/current/tags.yml`,
  },
  {
    kind: 'blog',
    file: 'blog/tags.yml',
    translated: (locale: string) => `i18n/${locale}/docusaurus-plugin-content-blog/tags.yml`,
  },
] as const;

/** Tags come from one closed list per plugin, with the same keys and addresses in every language. */
export const tags: SiteRule = {
  id: 'tags',
  about: 'only tags of docs/tags.yml and blog/tags.yml; translated lists have the same keys and permalinks',
  *check(site): Generator<Found> {
    for (const {kind, file, translated} of LISTS) {
      const list = parseTags(site.read(file));
      for (const page of site.pages.values()) {
        if (page.kind !== kind) continue;
        const used = Array.isArray(page.frontMatter.tags) ? page.frontMatter.tags.map(String) : [];
        for (const tag of used) {
          if (list[tag]) continue;
          const near = nearest(tag, Object.keys(list));
          yield {
            file: page.path,
            line: page.frontMatterLines.tags ?? 1,
            message: `The tag "${tag}" is not in ${file}.`,
            fix: near
              ? `Did you mean "${near}"?`
              : 'Use one of its keys, or add the tag there and to its translations.',
          };
        }
      }
      yield* checkList(site, file, list);
      for (const locale of TRANSLATION_FOLDERS) yield* compare(site, file, list, translated(locale));
    }
  },
};

function* checkList(site: Site, file: string, list: TagList): Generator<Found> {
  const text = site.read(file);
  if (text === undefined) return;
  const error = tagsError(text);
  if (error !== undefined)
    yield {
      file,
      line: 1,
      message: `The list is not valid YAML: ${error}`,
      fix: 'Correct it; each key must occur once and have a label.',
    };
  const permalinks = new Map<string, string>();
  for (const [key, tag] of Object.entries(list)) {
    const line = lineOfKey(text, key);
    if (!tag?.label)
      yield {file, line, message: `The tag "${key}" has no label.`, fix: 'Add the text that readers see.'};
    const permalink = tag?.permalink ?? `/${kebabCaseTag(key)}`;
    const other = permalinks.get(permalink);
    if (other)
      yield {
        file,
        line,
        message: `The tags "${other}" and "${key}" share the permalink "${permalink}".`,
        fix: 'Change one of the two.',
      };
    permalinks.set(permalink, key);
  }
}

function* compare(site: Site, english: string, list: TagList, file: string): Generator<Found> {
  const text = site.read(file);
  if (text === undefined) {
    if (Object.keys(list).length > 0)
      yield {
        file: english,
        line: 1,
        message: `The tag labels have no translation: ${file} does not exist.`,
        fix: 'Copy the list there and translate labels and descriptions.',
      };
    return;
  }
  const translated = parseTags(text);
  for (const [key, tag] of Object.entries(list)) {
    const own = translated[key];
    if (!own)
      yield {
        file,
        line: 1,
        message: `The tag "${key}" has no translation.`,
        fix: `Add it with its label and the permalink from ${english}.`,
      };
    else if ((own.permalink ?? `/${kebabCaseTag(key)}`) !== (tag?.permalink ?? `/${kebabCaseTag(key)}`)) {
      yield {
        file,
        line: lineOfKey(text, key),
        message: `The permalink of "${key}" differs from ${english}.`,
        fix: 'Use the English permalink: addresses are the same in all languages.',
      };
    }
  }
  for (const key of Object.keys(translated)) {
    if (!(key in list))
      yield {
        file,
        line: lineOfKey(text, key),
        message: `The tag "${key}" is not in ${english}.`,
        fix: 'Delete it, or add the tag there first.',
      };
  }
}

function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.replace(/^["']|["']?:.*/g, '') === key);
  return index === -1 ? 1 : index + 1;
}
