import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadDocument} from 'docusaurus-plugin-openrpc/sources';
import {parse} from 'yaml';
import {hashOf} from '../../src/plugins/docusaurus-plugin-translations/sections';
import type {Folder} from '../../src/plugins/docusaurus-plugin-translations/mirror';
import {
  comparedFile,
  type Original,
  originalsOf,
  readCompared,
  uniqueOriginals,
  writeCompared,
} from '../check/openrpc/compared';
import {commitsOf, fileAt} from '../lib/git.mjs';
import {diffLines} from './diff';
import {readText, type Pair} from './pages';

const SOURCES = 'openrpc';
const SPACES = ['core', 'espace'];
/** How many versions of a file are searched for a text. Each costs a git call. */
const VERSIONS = 100;

/** Whether a path is a file of the JSON-RPC reference, or its folder. */
export const isReference = (english: string): boolean => english.split('/')[0] === SOURCES;

/** All texts of the JSON-RPC reference; none if the project has no such sources. */
function allOriginals(root: string): Original[] {
  const sources = path.join(root, SOURCES);
  if (!existsSync(sources)) return [];
  return uniqueOriginals(SPACES.flatMap((space) => originalsOf(loadDocument(sources, space))));
}

const comparedIn = (root: string, folder: Folder) => readCompared(readText(root, comparedFile(folder)) ?? '');

/** Group and key of a text, as messages write them. */
const nameOf = ({id}: Original): string => id.split(' ').slice(1).join(' ');

/** The state of each English file of the reference in other languages. Its sections are single texts. */
export function referencePairs(root: string, folders: readonly Folder[]): Pair[] {
  const originals = allOriginals(root);
  const files = [...new Set(originals.map(({file}) => file))].sort();
  return folders.flatMap((folder) => {
    const compared = comparedIn(root, folder);
    return files.map((file): Pair => {
      const own = originals.filter((one) => one.file === file);
      const translation = `${SOURCES}/i18n/${folder}/${own[0]!.id.split(' ')[0]}`;
      const changed = own.filter(({id, hash}) => compared.get(id)?.hash !== hash).map(nameOf);
      const state = !existsSync(path.join(root, translation)) ? 'missing' : changed.length > 0 ? 'stale' : 'current';
      return {folder, english: `${SOURCES}/${file}`, translation, state, changed, gone: []};
    });
  });
}

/**
 * Writes the hashes of the current English texts of these files into the lists, and removes texts that are gone. The
 * translator must have compared the texts. Returns the lists that changed.
 */
export function acceptReference(root: string, pairs: readonly Pair[]): string[] {
  const originals = allOriginals(root);
  const known = new Set(originals.map(({id}) => id));
  return [...new Set(pairs.map(({folder}) => folder))].flatMap((folder) => {
    const files = new Set(pairs.filter((pair) => pair.folder === folder).map(({english}) => english));
    const hashes = new Map([...comparedIn(root, folder)].map(([id, {hash}]) => [id, hash]));
    for (const id of hashes.keys()) if (!known.has(id)) hashes.delete(id);
    for (const {id, hash, file, translations} of originals)
      if (files.has(`${SOURCES}/${file}`) && translations[folder]) hashes.set(id, hash);
    const list = comparedFile(folder);
    const text = writeCompared(hashes);
    if (text === readText(root, list)) return [];
    writeFileSync(path.join(root, list), text);
    return [list];
  });
}

/** Lines that show what changed in an English file of the reference: each stale text, then its translation. */
export function showReference(root: string, folder: Folder, english: string): string[] {
  const compared = comparedIn(root, folder);
  const stale = allOriginals(root).filter(
    ({id, hash, file}) => `${SOURCES}/${file}` === english && compared.get(id)?.hash !== hash,
  );
  if (stale.length === 0) return [`The ${folder} translation of ${english} is current.`];
  const lines = [`${stale.length} texts of ${english} have changed since their ${folder} translation was compared.`];
  for (const one of stale) {
    const translation = one.translations[folder];
    const hash = compared.get(one.id)?.hash;
    lines.push(
      '',
      `== ${nameOf(one)}  ${english}:${one.line}`,
      ...change(one.text, hash === undefined ? undefined : textOfPast(root, english, hash), hash),
      ...(translation
        ? [`-- ${SOURCES}/${translation.file}:${translation.line}`, ...indented(translation.text)]
        : ['-- not translated']),
    );
  }
  return lines;
}

const indented = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => `  ${line}`);

function change(now: string, past: string | undefined, hash: string | undefined): string[] {
  if (past !== undefined) return diffLines(past.trim(), now.trim());
  const why = hash === undefined ? 'new since then' : 'its earlier text is not in the history of this clone';
  return [
    `(${why})`,
    ...now
      .trim()
      .split('\n')
      .map((line) => `+ ${line}`),
  ];
}

/** The newest text with this hash in the history of a file. */
function textOfPast(root: string, file: string, hash: string): string | undefined {
  for (const commit of commitsOf(root, file, VERSIONS)) {
    const found = textsIn(parsed(fileAt(root, commit, file))).find((text) => hashOf(text) === hash);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text);
  } catch {
    return undefined;
  }
}

/** Every string of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
