import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {originalPath} from './mirror';
import {standing} from './state';

/**
 * The framework's parser for front matter, without the record of hashes: the site doesn't need it, and every page
 * includes its front matter. A stale translation gets `stale` instead, the day of its last comparison.
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
    return undefined; // The check finds translations without an original, and generated pages have no file.
  }
}
