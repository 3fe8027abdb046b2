import fs from 'node:fs';
import path from 'node:path';
import {parseFence, SnippetError, type SnippetFence} from './fence';
import {parseRegions, RegionError, type Region} from './regions';

/** The code and attributes that a fence shows. */
export interface Included extends SnippetFence, Region {}

/** Reads a file as text; undefined if it doesn't exist. */
export type ReadText = (file: string) => string | undefined;

/** Reads from the disk. */
const readFromDisk: ReadText = (file) =>
  fs.statSync(file, {throwIfNoEntry: false})?.isFile() ? fs.readFileSync(file, 'utf8') : undefined;

/** Path of a snippet on the disk or in the project. @throws SnippetError when it leaves the snippets' folder */
function snippetPath(folder: string, file: string): string {
  const normal = path.posix.normalize(file);
  if (normal !== file || path.posix.isAbsolute(file) || file.startsWith('..') || file.includes('\\')) {
    throw new SnippetError(
      `"${file}" is not a plain path below the snippets.`,
      `Write it relative to src/snippets, like ${normal.replace(/^(?:\.*\/)+/, '')}.`,
    );
  }
  return path.posix.join(folder, file);
}

/** Resolves the request of a fence. @throws SnippetError with the fault and the fix */
export function include(
  folder: string,
  fence: {lang: string; meta: string; body: string},
  read: ReadText = readFromDisk,
): Included {
  const parsed = parseFence(fence.lang, fence.meta, fence.body);
  const source = read(snippetPath(folder, parsed.file));
  if (source === undefined)
    throw new SnippetError(
      `There is no snippet "${parsed.file}".`,
      `Correct the path, or add src/snippets/${parsed.file}.`,
    );
  try {
    const {whole, regions} = parseRegions(source);
    if (parsed.region === undefined) return {...parsed, ...whole};
    const region = regions.get(parsed.region);
    if (region) return {...parsed, ...region};
    const names = [...regions.keys()].map((name) => `"${name}"`).join(', ');
    throw new SnippetError(
      `"${parsed.file}" has no region "${parsed.region}".`,
      names ? `It has ${names}.` : 'It has no regions; delete region=… to show the whole file.',
    );
  } catch (error) {
    if (error instanceof RegionError)
      throw new SnippetError(`src/snippets/${parsed.file}:${error.line}: ${error.problem}`, error.fix);
    throw error;
  }
}
