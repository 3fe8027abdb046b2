import type {Json} from './types';

const NAME = /\$\{([A-Za-z][A-Za-z0-9]*)\}/g;
const WHOLE = /^\$\{([A-Za-z][A-Za-z0-9]*)\}$/;

/** Names of the placeholders in a value, each once, in the order of their first use. */
export function placeholderNames(value: Json): string[] {
  if (typeof value === 'string') return [...new Set([...value.matchAll(NAME)].map((match) => match[1] as string))];
  if (value === null || typeof value !== 'object') return [];
  return [...new Set(Object.values(value).flatMap(placeholderNames))];
}

/**
 * Puts values in place of placeholders. A string that is one placeholder becomes the value itself, whatever its type; inside a
 * longer string the value is inserted as text. `lookup` returns undefined for an unknown name, which is left as it stands.
 */
export function substitute(value: Json, lookup: (name: string) => Json | undefined): Json {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value);
    if (whole) return lookup(whole[1] as string) ?? value;
    return value.replace(NAME, (text, name: string) => {
      const found = lookup(name);
      return found === undefined ? text : String(found);
    });
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, lookup));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substitute(item, lookup)]));
}
