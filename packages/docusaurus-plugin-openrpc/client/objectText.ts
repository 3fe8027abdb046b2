import {writeField, type Field, type ObjectMember} from './fields';

/** The object that a field's text holds; an empty field is an empty object, any other text is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Text of one member as its input shows it. */
export function memberText(object: Record<string, unknown>, name: string): string {
  return Object.hasOwn(object, name) ? writeField(object[name]) : '';
}

/** JSON where the field's values are JSON, and any other text as it was typed: it is read when the call is made. */
function memberValue({kind}: Field, text: string): unknown {
  const isJson = ['boolean', 'integer', 'object', 'list', 'json'].includes(kind) || text.trim() === 'null';
  try {
    return isJson ? (JSON.parse(text) as unknown) : text;
  } catch {
    return text;
  }
}

/**
 * The object's text after one member was typed. Nothing that the reader wrote is lost or changed; an empty member is
 * removed.
 */
export function withMember(object: Record<string, unknown>, {name, field}: ObjectMember, text: string): string {
  const others = Object.entries(object).filter(([key]) => key !== name);
  const next = Object.fromEntries(text.trim() === '' ? others : [...others, [name, memberValue(field, text)]]);
  return Object.keys(next).length === 0 ? '' : JSON.stringify(next, null, 2);
}
