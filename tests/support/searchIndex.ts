import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {parse} from 'yaml';
import {brotliQuality} from '../../scripts/server/precompress';
import {BUILD} from '../../scripts/built/files';
import type {FirstFile, WordsFile} from '../../src/plugins/docusaurus-plugin-search/format';
import type {SearchAnswer} from '../../src/plugins/docusaurus-plugin-search/model';
import {SearchSession} from '../../src/plugins/docusaurus-plugin-search/client/session';

const read = (prefix: string, file: string): string => fs.readFileSync(path.join(BUILD, prefix, file), 'utf8');

export const firstFile = (prefix: string): FirstFile => JSON.parse(read(prefix, 'search-index.json')) as FirstFile;

/** The content of all shards or texts of an index, by file name. */
export function filesOf<Content>(prefix: string, kind: 'w' | 't'): [name: string, content: Content][] {
  const {folder} = firstFile(prefix);
  return fs
    .readdirSync(path.join(BUILD, prefix, folder))
    .filter((name) => name.startsWith(kind) && name.endsWith('.json'))
    .map((name) => [name, JSON.parse(read(prefix, `${folder}/${name}`)) as Content]);
}

/** Bytes of a file as our server sends it to browsers (`scripts/server/precompress.ts`). */
export const sentBytes = (prefix: string, file: string): number =>
  brotliCompressSync(read(prefix, file), {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file)}}).length;

/** Searches the index of a language as a browser does, and records the files that it loads. */
export function openSearch(prefix: string) {
  const first = firstFile(prefix);
  const words = JSON.parse(read(prefix, 'search-words.json')) as WordsFile;
  return {
    first,
    async find(query: string, limit: number): Promise<{answer: SearchAnswer; files: string[]}> {
      const files = ['search-index.json', 'search-words.json'];
      const readFile = async (file: string): Promise<unknown> => {
        files.push(file);
        return JSON.parse(read(prefix, file));
      };
      const session = new SearchSession(first, readFile, 0);
      session.addWords(words);
      let last: SearchAnswer | undefined;
      await session.find(query, limit, (answer) => (last = answer));
      return {answer: last!, files};
    },
  };
}

/** The kinds of queries that are judged. */
export const QUERY_KINDS = ['name', 'concept', 'task', 'symptom', 'other'] as const;
type QueryKind = (typeof QUERY_KINDS)[number];

/**
 * A query, and the addresses of the pages that answer it, below the base URL of the language and without a slash at
 * the end.
 */
export type JudgedQuery = {kind: QueryKind; query: string; pages: string[]; isHeldOut: boolean};

/** The judged queries of a language. Every third one of a kind is held out: ranking isn't tuned with it. */
export function judgedQueries(folder: string): JudgedQuery[] {
  const file = path.resolve('tests/fixtures/search', `${folder}.yaml`);
  const kinds = parse(fs.readFileSync(file, 'utf8')) as Record<QueryKind, string[][]>;
  return QUERY_KINDS.flatMap((kind) =>
    kinds[kind].map(([query, ...pages], index) => ({
      kind,
      query: query!,
      pages: pages.map((page) => (page.startsWith('/') ? page : `/docs/${page}`)),
      isHeldOut: index % 3 === 2,
    })),
  );
}
