import {isSnippetFence, SnippetError} from '../../../src/remark/snippets/fence';
import {include} from '../../../src/remark/snippets/include';
import {parseRegions} from '../../../src/remark/snippets/regions';
import {readJson} from '../routes/routes';
import type {PageIndex, Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
const FOLDER = 'src/snippets';
const BASELINE = 'tests/baselines/unshown-snippets.json';
/**
 * Languages in which people run or configure programs: code that is longer than a fragment belongs in a file. JSON
 * responses can be long.
 */
const PROGRAMS = new Set([
  'sh',
  'bash',
  'toml',
  'yaml',
  'graphql',
  'solidity',
  'ts',
  'typescript',
  'tsx',
  'js',
  'javascript',
  'python',
  'py',
]);
const MAX_LINES = 8;
/** Settings of claims, attacks and calls, and expected outputs, which pages do not have to show. */
const SUPPORT =
  /(?:^|\/)(?:claim\.json|attack\.json|calls(?:\.recorded)?\.json|tsconfig\.json|README\.md)$|\.out\.txt$/;

/** Code in pages comes from files: each fence has an existing file, and a page shows each file and region. */
export const snippets: SiteRule = {
  id: 'snippets',
  about: 'includes resolve; every snippet and region is shown; code longer than a fragment is a snippet',
  *check(site): Generator<Found> {
    const shown = new Map<string, Set<string | undefined>>();
    for (const page of site.pages.values()) yield* fences(site, page, shown);
    yield* unshown(site, shown);
  },
};

function* fences(site: Site, page: PageIndex, shown: Map<string, Set<string | undefined>>): Generator<Found> {
  for (const {lang, meta, value, line} of page.code) {
    if (!isSnippetFence(meta)) {
      const lines = value.split('\n').length;
      if (PROGRAMS.has(lang) && lines > MAX_LINES) {
        yield {
          file: page.path,
          line,
          message: `The code block has ${lines} lines of ${lang}; ${MAX_LINES} is the limit for code that no test compiles or runs.`,
          fix: 'Move it to a file in src/snippets and include it; see "Snippets and claims" in CONTRIBUTING.md.',
        };
      }
      continue;
    }
    try {
      const {file, region} = include(FOLDER, {lang, meta, body: value}, (path) => site.read(path));
      shown.set(file, (shown.get(file) ?? new Set()).add(region));
    } catch (error) {
      if (!(error instanceof SnippetError)) throw error;
      yield {file: page.path, line, message: error.problem, fix: error.fix};
    }
  }
}

function* unshown(site: Site, shown: ReadonlyMap<string, ReadonlySet<string | undefined>>): Generator<Found> {
  const owed = new Set((readJson(site, BASELINE) as {files?: string[]} | undefined)?.files ?? []);
  for (const path of owed) {
    const file = path.slice(FOLDER.length + 1);
    if (!site.files.has(path) || shown.has(file))
      yield {
        file: BASELINE,
        line: 1,
        message: `"${path}" is listed, but ${shown.has(file) ? 'a page shows it' : 'it does not exist'}.`,
        fix: 'Delete the entry: the list only shrinks.',
      };
  }
  for (const path of site.files) {
    if (!path.startsWith(`${FOLDER}/`) || SUPPORT.test(path) || owed.has(path)) continue;
    const regions = shown.get(path.slice(FOLDER.length + 1));
    if (!regions) {
      yield {file: path, line: 1, message: 'No page shows this snippet.', fix: 'Include it in a page, or delete it.'};
      continue;
    }
    // Its regions are valid, because a page includes it.
    for (const [name, {line}] of parseRegions(site.read(path) ?? '').regions) {
      if (!regions.has(name))
        yield {
          file: path,
          line,
          message: `No page shows the region "${name}".`,
          fix: 'Include it in a page, or delete its markers.',
        };
    }
  }
}
