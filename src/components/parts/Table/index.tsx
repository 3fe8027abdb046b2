import type {ReactNode} from 'react';
import TableScroll from '@site/src/components/parts/TableScroll';

/** A column. `lang` is the language of its cells if it isn't that of the page. */
export type Column = {readonly name: string; readonly lang?: string};

type Props = {
  columns: readonly Column[];
  /** The cells of each row, one per column. */
  rows: readonly (readonly ReactNode[])[];
  /** Index of the column that names the rows: the first one by default. */
  header?: number;
  className?: string;
  /** As in `TableScroll`. */
  stacks?: boolean;
};

/** A table with one row of headings, in which one column names the rows. */
export default function Table({columns, rows, header = 0, className, stacks}: Props): ReactNode {
  return (
    <TableScroll className={className} stacks={stacks}>
      <thead>
        <tr>
          {columns.map(({name}, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {columns.map(({lang}, index) =>
              index === header ? (
                <th key={index} scope="row" lang={lang}>
                  {cells[index]}
                </th>
              ) : (
                <td key={index} lang={lang}>
                  {cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
