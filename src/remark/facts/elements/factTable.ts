import {readDataFile} from '../../dataFiles/read';
import {formatList, formatNumber} from '../../../facts/format';
import type {Locale} from '../locale';
import {required, type Element} from './attributes';
import {ROWS, type Row} from './tableRows';

interface Column {
  readonly of: string;
  readonly name: string;
  readonly as?: string;
  readonly links?: string;
  readonly lang?: string;
  readonly optional?: true;
}

interface Table {
  readonly columns: readonly Column[];
  readonly words?: Readonly<Record<string, string>>;
  readonly stacks?: false;
}

/** A text, with the address that it links to if there is one; null where the facts have no value. */
type Cell = string | {readonly text: string; readonly href: string} | null;

/**
 * `<FactTable of="forks" />` gets the columns of `src/tables/forks.yaml` and the rows of `tableRows.ts`, in the
 * language of the page.
 */
export function factTable(element: Element, locale: Locale): Record<string, unknown> {
  const of = required(element, 'of', '<FactTable of="forks" />.');
  const {columns, words = {}, stacks} = readDataFile('FactTable', of, locale) as Table;
  const rowsOf = ROWS[of];
  if (!rowsOf) throw new Error(`src/remark/facts/elements/tableRows.ts has no rows for src/tables/${of}.yaml.`);
  const rows = rowsOf({
    element,
    say(id, values = {}) {
      const text = words[id];
      if (text === undefined) throw new Error(`src/tables/${of}.yaml has no word "${id}".`);
      return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]!, locale));
    },
    list: (items) => formatList(items, locale),
  });
  const kept = columns.filter((column) => isKept(column, rows, of));
  return {
    columns: kept.map(({name, as, lang}) => ({name, as, lang})),
    rows: rows.map((row) => kept.map((column) => cellOf(row, column, locale))),
    stacks,
  };
}

/** Quantities are numbers. Texts such as ports and versions don't change. */
const shown = (value: unknown, locale: Locale): string =>
  typeof value === 'number' ? formatNumber(value, locale) : String(value);

/** @throws Error for a column that no row has, unless it is optional */
function isKept({of, optional}: Column, rows: readonly Row[], table: string): boolean {
  const isThere = rows.some((row) => row[of] !== undefined);
  if (!isThere && !optional) throw new Error(`No row of src/tables/${table}.yaml has "${of}".`);
  return isThere;
}

function cellOf(row: Row, {of, links}: Column, locale: Locale): Cell {
  const value = row[of];
  if (value === undefined || value === null || value === '') return null;
  const text = shown(value, locale);
  const href = links === undefined ? undefined : row[links];
  return href ? {text, href: String(href)} : text;
}
