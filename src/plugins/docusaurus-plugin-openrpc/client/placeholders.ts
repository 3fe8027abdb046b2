const WHOLE = /^\$\{(\w+)\}$/;
const PART = /\$\{(\w+)\}/g;

/** Names of the placeholders that a template uses. */
export function placeholderNames(template: unknown): string[] {
  return [...new Set([...(JSON.stringify(template) ?? '').matchAll(PART)].map(([, name]) => name!))];
}

/** The template with values put in: a text that is one placeholder takes the value's own type. */
export function fillPlaceholders(template: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof template === 'string') {
    const whole = WHOLE.exec(template);
    if (whole) return values.has(whole[1]!) ? values.get(whole[1]!) : template;
    return template.replace(PART, (text, name: string) => (values.has(name) ? String(values.get(name)) : text));
  }
  if (Array.isArray(template)) return template.map((item) => fillPlaceholders(item, values));
  if (template !== null && typeof template === 'object') {
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillPlaceholders(value, values)]));
  }
  return template;
}
