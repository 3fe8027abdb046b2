import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {originalPath} from './mirror';
import {standing} from './state';

/**
 * The framework's reader of front matter, without the record of hashes: no reader of the site needs it, and the front
 * matter travels with every page. A stale translation gets `stale` instead: the day of its last comparison.
 */
export function frontMatterReader(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const {source, ...frontMatter} = result.frontMatter;
    if (source === undefined && !('stale' in frontMatter)) return result;
    delete frontMatter.stale;
    const stale = staleSince(siteDir, params.filePath, params.fileContent);
    return {...result, frontMatter: stale === undefined ? frontMatter : {...frontMatter, stale}};
  };
}

function staleSince(siteDir: string, filePath: string, fileContent: string): string | undefined {
  const translated = originalPath(path.relative(siteDir, filePath).split(path.sep).join('/'));
  if (!translated) return undefined;
  try {
    return standing(readFileSync(path.join(siteDir, translated.original), 'utf8'), fileContent).date;
  } catch {
    return undefined; // A translation without original is found by the check; a page that is generated has no file.
  }
}
