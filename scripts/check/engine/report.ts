import type {Finding} from '../types';

/** `file:line:column  rule  what is wrong. How to fix it.` — the form that editors and terminals make clickable. */
export function format({file, line, column, rule, message, fix, severity}: Finding): string {
  const place = `${file}:${line}${column ? `:${column}` : ''}`;
  return `${place}  ${severity === 'warning' || severity === 'notice' ? 'warning ' : ''}${rule}  ${printable(message)} ${printable(fix)}`;
}

/** By file, then by line; equal findings once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [format(finding), finding]));
  return [...unique.values()].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Hostile text must not control the terminal. */
function printable(text: string): string {
  const flat = text.replace(
    /[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return flat.length > 400 ? `${flat.slice(0, 400)}…` : flat;
}
