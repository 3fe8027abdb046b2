import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from '../engine/cacheFolder';
import type {Site} from '../types';
import {type Sources, validateSources} from './validateSources';

export const FOLDER = 'openrpc';
const SOURCES = /^openrpc\/.*\.ya?ml$/;
/** What judges them: when it changes, they are judged anew. */
const JUDGES = /^(?:packages\/docusaurus-plugin-openrpc|scripts\/check\/openrpc|scripts\/check\/spelling)\/.*\.ts$/;

const known = new WeakMap<Site, Sources>();

/** The OpenRPC sources of the project, judged; null when it has none. Two seconds of work, kept until a file changes. */
export function openrpcSources(site: Site): Sources | null {
  const files = [...site.files].filter((file) => SOURCES.test(file)).sort();
  if (files.length === 0) return null;
  let sources = known.get(site);
  if (!sources) {
    const hash = createHash('sha1');
    for (const file of [...files, ...[...site.files].filter((file) => JUDGES.test(file)).sort()]) hash.update(file).update('\0').update(site.read(file) ?? '');
    sources = cached(site.root, hash.digest('hex'));
    known.set(site, sources);
  }
  return sources;
}

function cached(root: string, key: string): Sources {
  const file = path.join(cacheFolder(root), 'openrpc.json');
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as {key: string; sources: Sources};
    if (cache.key === key) return cache.sources;
  } catch {
    // No cache yet, or a torn one: judge again.
  }
  const sources = validateSources(path.join(root, FOLDER));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({key, sources}));
  return sources;
}
