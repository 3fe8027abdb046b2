import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {AreaStatus, PageStatus} from './client/status';
import {type Folder, translationPath} from './mirror';
import {standing} from './state';

/** Every English page with its area, sorted by path. */
function englishFiles(siteDir: string, generated: readonly string[]): {file: string; area: string}[] {
  const files = ['docs', 'blog', 'src/pages'].flatMap((top) => walk(siteDir, top));
  return files
    .filter((file) => !generated.some((folder) => file.startsWith(folder)))
    .sort()
    .map((file) => ({file, area: areaOf(file)}));
}

/** The state of the pages in one language, by area. */
export function collectAreas(siteDir: string, folder: Folder, generated: readonly string[]): AreaStatus[] {
  const areas = new Map<string, PageStatus[]>();
  for (const {file, area} of englishFiles(siteDir, generated)) {
    areas.set(area, [...(areas.get(area) ?? []), pageStatus(siteDir, file, folder)]);
  }
  return [...areas].map(([name, pages]) => ({folder: name, pages}));
}

function pageStatus(siteDir: string, english: string, folder: Folder): PageStatus {
  const file = translationPath(english, folder);
  const {state, date} = standing(readFileSync(path.join(siteDir, english), 'utf8'), read(siteDir, file));
  return {file: state === 'missing' ? english : file, state, ...(date === undefined ? {} : {date})};
}

/** The first folder below `docs`. The area of pages directly in `docs` is `docs`. */
function areaOf(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'docs' && parts.length > 2 ? `docs/${parts[1]}` : parts[0] === 'src' ? 'src/pages' : parts[0]!;
}

/** Pages below a folder. Files that start with an underscore are parts of other pages. */
function walk(siteDir: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(path.join(siteDir, folder), {withFileTypes: true});
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.name.startsWith('_')) return [];
    return entry.isDirectory() ? walk(siteDir, file) : /\.mdx?$/.test(entry.name) ? [file] : [];
  });
}

function read(siteDir: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    return undefined;
  }
}
