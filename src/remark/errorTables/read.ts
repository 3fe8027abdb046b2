import type {LocaleFolder} from '../../languages';
import {dataFileNames, readDataFile} from '../dataFiles/read';

const SHARED = 'shared';

/** A row as a file has it. Each key of a column has a Markdown text. */
interface Row extends Readonly<Partial<Record<string, unknown>>> {
  readonly id?: string;
  readonly same?: string;
  readonly messages?: readonly string[];
}

interface File {
  readonly page?: string;
  readonly columns?: readonly {readonly of: string; readonly name: string}[];
  readonly rows: readonly Row[];
}

/** A row of an error table in one language. */
interface ErrorRow {
  /** Texts of the columns, in Markdown. */
  readonly cells: readonly string[];
  readonly messages: readonly string[];
  readonly cause: string;
  readonly fix?: string;
}

/** An error table in one language. */
export interface ErrorTable {
  /** Address and heading of the page that shows it. */
  readonly page: string;
  readonly columns: readonly string[];
  readonly rows: readonly ErrorRow[];
}

const textOf = (row: Row, key: string): string => (row[key] === undefined ? '' : String(row[key]));

/**
 * The table in `src/facts/errors/<name>.yaml`, with the rows that it shares with others.
 * @throws Error for a file or a shared row that doesn't exist
 */
export function readErrorTable(name: string, locale: LocaleFolder): ErrorTable {
  const {page, columns, rows} = readDataFile('ErrorTable', name, locale) as File;
  if (!page || !columns) throw new Error(`src/facts/errors/${name}.yaml has no "page" or no "columns".`);
  const shared = rows.some(({same}) => same) ? (readDataFile('ErrorTable', SHARED, locale) as File).rows : [];
  return {
    page,
    columns: columns.map((column) => column.name),
    rows: rows.map((own) => {
      const row = own.same === undefined ? own : shared.find(({id}) => id === own.same);
      if (!row) throw new Error(`src/facts/errors/${SHARED}.yaml has no row "${own.same}".`);
      return {
        cells: columns.map(({of}) => textOf(row, of)),
        messages: row.messages ?? [],
        cause: textOf(row, 'cause'),
        ...(row.fix !== undefined && {fix: textOf(row, 'fix')}),
      };
    }),
  };
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** An error table as a page would write it. */
export function errorTableMarkdown(name: string, locale: LocaleFolder): string {
  const {columns, rows} = readErrorTable(name, locale);
  return [line(columns), line(columns.map(() => '---')), ...rows.map(({cells}) => line(cells))].join('\n');
}

/** All error tables in one language, in the order of their names. */
export function allErrorTables(locale: LocaleFolder): ErrorTable[] {
  return dataFileNames('ErrorTable')
    .filter((name) => name !== SHARED)
    .map((name) => readErrorTable(name, locale));
}
