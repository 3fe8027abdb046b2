import path from 'node:path';
import {VerdictCache} from '../engine/verdictCache';
import type {Site} from '../types';
import {type Sources, validateSources} from './validateSources';

export const FOLDER = 'openrpc';
const SOURCES = /^openrpc\/.*\.ya?ml$/;

const known = new WeakMap<Site, Sources>();

/**
 * The validated OpenRPC sources of the project; null if it has none. This takes two seconds, so it is cached until a
 * file changes.
 */
export function openrpcSources(site: Site): Sources | null {
  const files = [...site.files].filter((file) => SOURCES.test(file)).sort();
  if (files.length === 0) return null;
  let sources = known.get(site);
  if (!sources) {
    const cache = new VerdictCache<Sources>(site.root, 'openrpc');
    const key = VerdictCache.key(...files.flatMap((file) => [file, site.read(file) ?? '']));
    sources = cache.getOrCompute(key, () => validateSources(path.join(site.root, FOLDER)));
    cache.save();
    known.set(site, sources);
  }
  return sources;
}
