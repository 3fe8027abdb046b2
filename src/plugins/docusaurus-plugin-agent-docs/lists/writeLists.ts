import type {RootContent} from 'mdast';
import {markdownOf} from '../convert/toMarkdown';
import type {Build, Twin} from '../twins';
import type {FilledArea} from './areas';
import {areaList, fullFile, listFile, overviewList} from './lists';
import {joinTexts} from './parts';

/** What the lists of a language are made from. */
export interface ListSources {
  /** Title of the site. */
  readonly title: string;
  /** The Markdown of each page, by its address without a slash at the end. */
  readonly twins: ReadonlyMap<string, Twin>;
  readonly areas: readonly FilledArea[];
  /** Address of the page with which `llms.txt` begins. */
  readonly introduction: string;
  readonly documents: readonly string[];
  /** The other languages. */
  readonly languages: readonly {readonly label: string; readonly baseUrl: string}[];
}

/** Headings one level deeper, because the page becomes a section. */
const asSection = (blocks: readonly RootContent[]): RootContent[] =>
  blocks.map((block) => (block.type === 'heading' ? {...block, depth: (block.depth + 1) as 2} : block));

const bare = (address: string): string => address.replace(/(?<=.)\/$/, '');

/** All lists of a language: the name of each file and its text. */
export function writeLists(build: Build, sources: ListSources): Map<string, string> {
  const {twins, areas} = sources;
  const twinOf = (permalink: string): Twin => {
    const twin = twins.get(bare(permalink));
    if (!twin) throw new Error(`There is no Markdown for the page ${permalink}.`);
    return twin;
  };
  const files = new Map<string, string>();
  for (const area of areas) {
    const parts = joinTexts(
      area.id,
      area.pages.map(({permalink}) => twinOf(permalink).text),
    );
    for (const {name, text} of parts) files.set(fullFile(name), text);
    files.set(listFile(area.id), areaList(build, area, parts));
  }
  const introduction = areas.flatMap(({pages}) => pages).find(({permalink}) => permalink === sources.introduction);
  if (!introduction) throw new Error(`The page ${sources.introduction}, with which llms.txt begins, is not listed.`);
  const text = markdownOf(asSection(twinOf(introduction.permalink).blocks));
  const {description} = introduction;
  files.set(
    'llms.txt',
    overviewList(build, sources.title, {description, text}, areas, sources.documents, sources.languages),
  );
  return files;
}
