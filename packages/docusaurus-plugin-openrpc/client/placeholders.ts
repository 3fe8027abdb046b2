/** Name of a placeholder, in the sources and in the option `probe.lookups`. */
export const PLACEHOLDER_NAME = '[A-Za-z][A-Za-z0-9]*';

const PART = new RegExp(`\\$\\{(${PLACEHOLDER_NAME})\\}`, 'g');
const WHOLE = new RegExp(`^\\$\\{(${PLACEHOLDER_NAME})\\}$`);

/** Names of the placeholders in a value without duplicates, in the order of their first use. */
export function placeholderNames(template: unknown): string[] {
  if (typeof template === 'string') return [...new Set([...template.matchAll(PART)].map(([, name]) => name!))];
  if (template === null || typeof template !== 'object') return [];
  return [...new Set(Object.values(template).flatMap(placeholderNames))];
}

/**
 * Replaces placeholders with values. A string that consists of one placeholder becomes the value itself, of any type;
 * inside a longer string, the value is inserted as text.
 *
 * @param lookup returns undefined for an unknown name, whose placeholder then stays
 */
export function fillPlaceholders(template: unknown, lookup: (name: string) => unknown): unknown {
  if (typeof template === 'string') {
    const whole = WHOLE.exec(template);
    if (whole) return valueOr(lookup(whole[1]!), template);
    return template.replace(PART, (text, name: string) => String(valueOr(lookup(name), text)));
  }
  if (Array.isArray(template)) return template.map((item) => fillPlaceholders(item, lookup));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillPlaceholders(value, lookup)]));
}

/** Null is a value too, so `??` would be wrong here. */
const valueOr = (value: unknown, otherwise: string): unknown => (value === undefined ? otherwise : value);
