import fs from 'node:fs';
import path from 'node:path';
import {FOLDERS, type LocaleFolder} from '../../languages';
import {substituteFacts} from '../facts/substitute';
import {KINDS, type KindName} from './kinds';
import {parseShape} from './shape';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Reads a data file in one language, with the values of `{{fact:…}}`.
 * @throws Error with the file and its faults, or with the names that exist
 */
export function readDataFile(kind: KindName, name: string, locale: LocaleFolder): unknown {
  const {folder, shape} = KINDS[kind];
  const file = `${folder}/${name}.yaml`;
  if (!fs.existsSync(path.join(ROOT, file))) {
    throw new Error(`<${kind} of="${name}">: write one of ${dataFileNames(kind).join(', ')}.`);
  }
  const {value, faults} = parseShape(fs.readFileSync(path.join(ROOT, file), 'utf8'), shape, name);
  if (faults.length > 0) throw new Error(faults.map(({line, message}) => `${file}:${line}  ${message}`).join('\n'));
  return inLanguage(value, locale);
}

/** The names of all files of a kind, sorted. */
export const dataFileNames = (kind: KindName): string[] =>
  fs
    .readdirSync(path.join(ROOT, KINDS[kind].folder))
    .map((file) => path.basename(file, '.yaml'))
    .sort();

/** Replaces each text with the one in a language, or with the English one if it has no other. */
function inLanguage(value: unknown, locale: LocaleFolder): unknown {
  if (typeof value === 'string') return substituteFacts(value, locale);
  if (Array.isArray(value)) return value.map((inner) => inLanguage(inner, locale));
  if (typeof value !== 'object' || value === null) return value;
  const texts = value as Record<string, unknown>;
  if (FOLDERS.some((folder) => folder in texts)) return inLanguage(texts[locale] ?? texts.en, locale);
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, inLanguage(inner, locale)]));
}
