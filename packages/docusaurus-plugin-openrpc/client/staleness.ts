import {isContainer} from './exactJson';
import {readJson} from './scalars';
import {writeField} from './fields';
import {fillPlaceholders, placeholderNames} from './placeholders';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => isContainer(value) && !Array.isArray(value);
/** Member of an object or list; undefined if it doesn't exist. */
export const memberOf = (value: unknown, key: string | number): unknown =>
  isContainer(value) ? value[key] : undefined;

/**
 * Replaces every part that still equals the example, and for which the template has a text, with the result of `visit`.
 */
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
 * The value of a field's text for a comparison with an example: parsed if it is JSON in brackets, otherwise the text.
 */
export function heldValue(text: string): unknown {
  const read = /^\s*[[{]/.test(text) ? readJson(text) : undefined;
  return read?.ok && 'value' in read ? read.value : text;
}

/** Names of the placeholders whose example values are unchanged. */
export function staleNames(current: unknown, example: unknown, template: unknown): string[] {
  const names: string[] = [];
  replace(current, example, template, (text, value) => {
    names.push(...placeholderNames(text));
    return value;
  });
  return [...new Set(names)];
}

/**
 * The value with every part that still equals the example replaced by a network value. Parts that the network doesn't
 * have stay.
 */
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
