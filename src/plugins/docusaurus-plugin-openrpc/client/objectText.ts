import {readField, writeField, type ObjectMember} from './fields';

/** The object that a field's text holds; an empty field is an empty object, any other text is none. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Text of one member as its input shows it. */
export function memberText(object: Record<string, unknown>, name: string): string {
  return Object.hasOwn(object, name) ? writeField(object[name]) : '';
}

/**
 * The object's text after one member was typed. A member that cannot be read yet is kept as typed text, so that
 * nothing that the reader wrote is lost; an empty one is removed.
 */
export function withMember(object: Record<string, unknown>, {name, field}: ObjectMember, text: string): string {
  const value = readField(text, field);
  const others = Object.entries(object).filter(([key]) => key !== name);
  const kept = !value.ok ? [[name, text] as const] : 'empty' in value ? [] : [[name, value.value] as const];
  const next = Object.fromEntries([...others, ...kept]);
  return Object.keys(next).length === 0 ? '' : JSON.stringify(next, null, 2);
}
