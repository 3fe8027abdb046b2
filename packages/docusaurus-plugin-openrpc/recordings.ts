import fs from 'node:fs';
import path from 'node:path';
import type {Json, RecordingFile} from './types';

/** Path of the recorded responses of a method. */
export function recordingPath(root: string, space: string, method: string): string {
  return path.join(root, 'recordings', space, `${method}.json`);
}

/** The recorded responses of a method; null if nothing was recorded. */
export function loadRecording(root: string, space: string, method: string): RecordingFile | null {
  const file = recordingPath(root, space, method);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RecordingFile) : null;
}

/**
 * The node that a method was checked on; null if it was not. If the node doesn't serve the method, the recording
 * contains only errors. They prove that it isn't served, but nothing that the page says about it.
 */
export function verification(
  recording: RecordingFile | null,
  unverified: string | undefined,
): {node: string; date: string} | null {
  return recording && unverified === undefined ? {node: recording.node, date: recording.date} : null;
}

const escape = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');
const isMap = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * JSON pointers to the differences between two values: to single values if the structure is the same, otherwise to the
 * array or object.
 */
export function differences(a: Json | undefined, b: Json | undefined, at = ''): string[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length ? a.flatMap((item, index) => differences(item, b[index], `${at}/${index}`)) : [at];
  }
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length || keys.some((key) => !(key in b))) return [at];
    return keys.flatMap((key) => differences(a[key], b[key], `${at}/${escape(key)}`));
  }
  return a === b ? [] : [at];
}

/** The pointers in a value that match a pattern, in which `*` is any index or key. */
export function expandPattern(value: Json | undefined, pattern: string): string[] {
  const walk = (current: Json | undefined, steps: string[], at: string): string[] => {
    const [step, ...rest] = steps;
    if (step === undefined) return current === undefined ? [] : [at];
    if (typeof current !== 'object' || current === null) return [];
    const entries = Object.entries(current).filter(([key]) => step === '*' || escape(key) === step);
    return entries.flatMap(([key, child]) => walk(child, rest, `${at}/${escape(key)}`));
  };
  return walk(value, pattern.split('/').slice(1), '');
}

/** Replaces a masked value. */
export const MASK = '…';

/** A copy in which `MASK` replaces the values at the pointers. Pointers to missing values are ignored. */
export function mask(value: Json, pointers: readonly string[]): Json {
  const hidden = new Set(pointers);
  const walk = (current: Json, at: string): Json => {
    if (hidden.has(at)) return MASK;
    if (Array.isArray(current)) return current.map((item, index) => walk(item, `${at}/${index}`));
    if (!isMap(current)) return current;
    return Object.fromEntries(Object.entries(current).map(([key, item]) => [key, walk(item, `${at}/${escape(key)}`)]));
  };
  return walk(value, '');
}
