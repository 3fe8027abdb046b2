import type {Finding} from '../types';

/** `file:line:column  rule  what is wrong. How to fix it.` — the form that editors and terminals make clickable. */
export function format({file, line, column, rule, message, fix, severity}: Finding): string {
  const place = `${file}:${line}${column ? `:${column}` : ''}`;
  return `${place}  ${severity === 'warning' || severity === 'notice' ? 'warning ' : ''}${rule}  ${short(message)} ${short(fix)}`;
}

/** By file, then by line; equal findings once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [format(finding), finding]));
  return [...unique.values()].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** A finding is one line of reasonable length, even if it cites a text with several lines. */
function short(text: string): string {
  const flat = text.replace(/[\t\r\n]+/g, ' ');
  return flat.length > 400 ? `${flat.slice(0, 400)}…` : flat;
}
