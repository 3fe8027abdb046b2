import type {MethodRow} from './pageData';

/** The searchable text of a row, in lower case. */
function rowText({method, subject, summary, counterpart}: MethodRow): string {
  return `${method} ${subject} ${summary.replace(/<[^>]+>/g, '')} ${counterpart?.method ?? ''}`.toLowerCase();
}

/** Rows that contain every word, in any order and case. */
export function filterRows(rows: MethodRow[], words: string): MethodRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => wanted.every((word) => rowText(row).includes(word)));
}
