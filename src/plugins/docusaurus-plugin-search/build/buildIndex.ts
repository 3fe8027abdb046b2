import {languageOf} from '../../../languages';
import {ContentReader} from '../client/content';
import {encodePostings} from '../client/postings';
import type {FirstFile, PageRow, Shard, TextFile, WordsFile} from '../format';
import {shardName, textName} from '../format';
import type {SourcePage} from './collectPages';
import {findEntities, type Aliases} from './entities';
import {incomingLinks} from './links';
import {findPostings, type Postings} from './postings';
import {priorOf} from './priors';
import type {Section} from './readPage';
import type {Words} from './words';

/** All files of an index; the names are relative to the folder of the first file. */
export type IndexFiles = {
  first: Omit<FirstFile, 'folder'>;
  words: WordsFile;
  /** Shards and texts by name. */
  others: Map<string, Shard | TextFile>;
};

/** Headings on more pages than this, such as "What you need", say nothing about one page. */
const COMMON = 4;
/** Characters of a shard, and bytes of a file with the text of a page: small enough to load several for one query. */
const SHARD = 9000;
const TEXT = 6000;

/** Builds the index of one language from its finished pages. */
export function buildIndex(pages: readonly SourcePage[], words: Words, locale: string, aliases: Aliases): IndexFiles {
  const contents = new ContentReader(words.ignored);
  const common = commonHeadings(pages);
  const headings = pages.map(({sections}) =>
    sections
      .filter(({level, heading}) => isHeading(level) && !common.has(heading))
      .map(({heading}) => significant(contents, heading))
      .filter(Boolean),
  );
  const known = pages.map(({title, label = '', description}, position) => ({
    title,
    label,
    description: withoutName(description, title),
    headings: headings[position]!,
  }));
  const incoming = incomingLinks(pages);
  const priors = pages.map((page, position) => priorOf(page, incoming[position]!.pages));
  const postings = findPostings(pages, known, incoming);
  for (const word of words.ignored) postings.delete(word);
  const shards = splitWords(postings);
  const texts = pages.map(({sections}) => splitText(sections));
  const trails = new Map<string, number>();
  const rows = pages.map((page, position): PageRow => {
    const {title, label, description} = known[position]!;
    const trail = JSON.stringify(page.trail);
    trails.set(trail, trails.get(trail) ?? trails.size);
    const starts = texts[position]!.map(({start}) => start).slice(1);
    return [
      page.url,
      title,
      label,
      description,
      headings[position]!,
      trails.get(trail)!,
      page.space ?? '',
      page.kind,
      Math.round(100 * priors[position]!),
      starts,
    ];
  });
  return {
    first: {
      language: languageOf(locale).dictionary,
      ignored: words.ignored,
      trails: [...trails.keys()].map((trail) => JSON.parse(trail) as string[]),
      pages: rows,
      entities: findEntities(pages, priors, aliases),
      shards: shards.map(({start}) => start),
    },
    words: words.senses,
    others: new Map<string, Shard | TextFile>([
      ...shards.map(({words: shard}, position) => [shardName(position), shard] as const),
      ...texts.flatMap((parts, page) => parts.map(({text}, part) => [textName(page, part), text] as const)),
    ]),
  };
}

const isHeading = (level: number): boolean => level === 2 || level === 3;

function commonHeadings(pages: readonly SourcePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages)
    for (const heading of new Set(sections.map((section) => section.heading)))
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > COMMON).map(([heading]) => heading));
}

/** A text as its words that say something, in the order of the text. */
function significant(contents: ContentReader, text: string): string {
  let end = -1;
  let result = '';
  for (const token of contents.content(text)) {
    // Pairs of characters overlap.
    const from = Math.max(token.start, end);
    if (from >= token.end) continue;
    const isApart = result !== '' && token.start > end;
    result += (isApart ? ' ' : '') + text.slice(from, token.end);
    end = token.end;
  }
  return result;
}

/** Descriptions of methods begin with their name, which is the title. */
const withoutName = (description: string, title: string): string =>
  description.startsWith(`${title}: `) ? description.slice(title.length + 2) : description;

/** Words in alphabetical order, in portions of about the same size. */
function splitWords(postings: Postings): {start: string; words: Shard}[] {
  const shards: {start: string; words: Shard}[] = [];
  let size = 0;
  for (const [word, places] of [...postings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const encoded = encodePostings(places);
    size += word.length + encoded.length;
    if (shards.length === 0 || size > SHARD) {
      shards.push({start: word, words: {}});
      size = word.length + encoded.length;
    }
    shards.at(-1)!.words[word] = encoded;
  }
  return shards;
}

/** The text of a page in portions of whole sections, each with the position of its first section. */
function splitText(sections: readonly Section[]): {start: number; text: TextFile}[] {
  const parts: {start: number; text: TextFile}[] = [];
  let size = 0;
  for (const [position, {anchor, heading, text}] of sections.entries()) {
    size += Buffer.byteLength(text);
    if (parts.length === 0 || size > TEXT) {
      parts.push({start: position, text: []});
      size = Buffer.byteLength(text);
    }
    parts.at(-1)!.text.push([anchor, heading, text]);
  }
  return parts;
}
