import {isContainer, parseJson, writeJson} from './exactJson';
import {readJson} from './scalars';
import {writeField, type Field, type ObjectMember} from './fields';

/** The object in a field's text. An empty field is an empty object; undefined for any other text. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  if (text.trim() === '') return {};
  const read = readJson(text);
  const value = read.ok && 'value' in read ? read.value : undefined;
  return isContainer(value) && !Array.isArray(value) ? value : undefined;
}

/** Text of one member as its input shows it. */
export function memberText(object: Record<string, unknown>, name: string): string {
  return Object.hasOwn(object, name) ? writeField(object[name]) : '';
}

/** Parses the text if the field's values are JSON. Other text stays as typed, and is read when the call is made. */
function memberValue({kind}: Field, text: string): unknown {
  const isJson = ['boolean', 'integer', 'object', 'list', 'json'].includes(kind) || text.trim() === 'null';
  try {
    return isJson ? parseJson(text) : text;
  } catch {
    return text;
  }
}

/**
 * The object's text after the reader has edited one member. It keeps everything that the reader wrote, and drops an
 * empty member.
 */
export function withMember(object: Record<string, unknown>, {name, field}: ObjectMember, text: string): string {
  const others = Object.entries(object).filter(([key]) => key !== name);
  const next = Object.fromEntries(text.trim() === '' ? others : [...others, [name, memberValue(field, text)]]);
  return Object.keys(next).length === 0 ? '' : writeJson(next, {pretty: true});
}
