import {writeField} from './fields';
import {fillPlaceholders, placeholderNames} from './placeholders';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
/** Member of an object or list; undefined where there is none. */
export const memberOf = (value: unknown, key: string | number): unknown =>
  value !== null && typeof value === 'object' ? (value as Json)[key] : undefined;

/** Goes through all that still equals the example where the template has a text, and puts in what `visit` gives. */
function replace(
  current: unknown,
  example: unknown,
  template: unknown,
  visit: (template: string, current: unknown) => unknown,
): unknown {
  if (typeof template === 'string')
    return writeField(current) === writeField(example) ? visit(template, current) : current;
  if (Array.isArray(template) && Array.isArray(current))
    return current.map((item, index) => replace(item, memberOf(example, index), template[index], visit));
  if (isObject(template) && isObject(current)) {
    return Object.fromEntries(
      Object.entries(current).map(([key, value]) => [
        key,
        replace(value, memberOf(example, key), memberOf(template, key), visit),
      ]),
    );
  }
  return current;
}

/**
 * What a field's text holds, as far as it can be compared with an example: JSON in brackets, any other text as it
 * stands.
 */
export function heldValue(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? (JSON.parse(text) as unknown) : text;
  } catch {
    return text;
  }
}

/** Names of the placeholders whose example values still stand. */
export function staleNames(current: unknown, example: unknown, template: unknown): string[] {
  const names: string[] = [];
  replace(current, example, template, (text, value) => {
    names.push(...placeholderNames(text));
    return value;
  });
  return [...new Set(names)];
}

/** The value with everything that still equals the example taken from the network; what the network lacks stays. */
export function refreshed(
  current: unknown,
  example: unknown,
  template: unknown,
  values: ReadonlyMap<string, unknown>,
): unknown {
  return replace(current, example, template, (text, value) =>
    placeholderNames(text).every((name) => values.has(name))
      ? fillPlaceholders(text, (name) => values.get(name))
      : value,
  );
}
