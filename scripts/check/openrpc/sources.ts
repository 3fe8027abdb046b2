import {createHash} from 'node:crypto';
import path from 'node:path';
import {Kept} from '../engine/kept';
import type {Site} from '../types';
import {type Sources, validateSources} from './validateSources';

export const FOLDER = 'openrpc';
const SOURCES = /^openrpc\/.*\.ya?ml$/;
/** The code that validates them: if it changes, they are validated again. */
const JUDGES = /^(?:packages\/docusaurus-plugin-openrpc|scripts\/check\/openrpc|scripts\/check\/spelling)\/.*\.ts$/;

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
    const hash = createHash('sha1');
    for (const file of [...files, ...[...site.files].filter((file) => JUDGES.test(file)).sort()])
      hash
        .update(file)
        .update('\0')
        .update(site.read(file) ?? '');
    const kept = new Kept<Sources>(site.root, 'openrpc');
    sources = kept.keep(hash.digest('hex'), () => validateSources(path.join(site.root, FOLDER)));
    kept.save();
    known.set(site, sources);
  }
  return sources;
}
