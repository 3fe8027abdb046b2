import type {LocaleFolder} from '../../../languages';
import {twinPath} from '../client/twinPath';
import type {FilledArea} from './areas';
import type {ListedPage} from './listedPages';
import type {Part} from './parts';
import {TEXTS} from './texts';

/** What all lists of a language share. */
export interface ListContext {
  readonly folder: LocaleFolder;
  /** Origin of the site, without a slash at the end. */
  readonly site: string;
  readonly baseUrl: string;
}

const line = (title: string, url: string, note: string): string => `- [${title}](${url}): ${note}`;
const twinLine = ({site, baseUrl}: ListContext, {title, permalink, description}: ListedPage): string =>
  // The description of a method begins with its name.
  line(title, site + twinPath(permalink, baseUrl), description.replace(`${title}: `, ''));

const addressOf = ({site, baseUrl}: ListContext, file: string): string => `${site}${baseUrl}${file}`;
export const listFile = (id: string): string => `llms/${id}.txt`;
export const fullFile = (name: string): string => `llms-full/${name}.txt`;
const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1000)} KB`;

/** The list of an area: its pages with one line each, and the files with their full text. */
export function areaList(context: ListContext, {hub, pages}: FilledArea, parts: readonly Part[]): string {
  const {fullText, fullTextNote} = TEXTS[context.folder];
  const range = ({from, to, text}: Part): string => `${pages[from]!.title} … ${pages[to]!.title} (${kilobytes(text)})`;
  return [
    `# ${hub.title}`,
    `> ${hub.description}`,
    pages.map((page) => twinLine(context, page)).join('\n'),
    `## ${fullText}`,
    fullTextNote,
    parts.map((part) => line(part.name, addressOf(context, fullFile(part.name)), range(part))).join('\n'),
    '',
  ].join('\n\n');
}

/** `llms.txt`: the introduction, and one line for each area. */
export function overviewList(
  context: ListContext,
  title: string,
  introduction: {readonly description: string; readonly text: string},
  areas: readonly FilledArea[],
  documents: readonly string[],
  languages: readonly {readonly label: string; readonly baseUrl: string}[],
): string {
  const texts = TEXTS[context.folder];
  return [
    `# ${title}`,
    `> ${introduction.description}`,
    texts.howToRead,
    introduction.text.trim(),
    `## ${texts.areas}`,
    texts.areasNote,
    areas
      .map(({id, hub, pages}) =>
        line(hub.title, addressOf(context, listFile(id)), `${hub.description} (${texts.pages(pages.length)})`),
      )
      .join('\n'),
    documents.map((file) => line(file.replace(/^.*\//, ''), context.site + file, texts.documents)).join('\n'),
    `## ${texts.languages}`,
    languages.map(({label, baseUrl}) => `- [${label}](${context.site}${baseUrl}llms.txt)`).join('\n'),
    '',
  ].join('\n\n');
}
