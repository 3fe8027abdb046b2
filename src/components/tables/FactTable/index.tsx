import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Address from '@site/src/components/parts/Address';
import CopyButton from '@site/src/components/parts/CopyButton';
import Table, {type Column} from '@site/src/components/parts/Table';
import {withCode} from '@site/src/components/parts/withCode';

/** A text, with the address that it links to if there is one; null where the facts have no value. */
type Cell = string | {readonly text: string; readonly href: string} | null;

/** How the cells of a column look, unless they are texts. */
const LOOKS = {
  code: (text: string) => <code>{text}</code>,
  /** Code that can break anywhere. */
  long: (text: string) => <code className="wraps">{text}</code>,
  /** The address of a service, which preferably breaks after a slash. */
  url: (text: string) => (
    <code className="wraps">
      {text.split(/(?<=[^/]\/)(?=[^/])/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  ),
  /** Code with a copy button. */
  copied: (text: string) => (
    <>
      <code>{text}</code> <CopyButton value={text} />
    </>
  ),
};

type Props = {
  /** Written by `src/remark/facts`, as all props. An `address` is a contract with its page in the explorer. */
  columns: readonly (Column & {readonly as?: keyof typeof LOOKS | 'address'})[];
  rows: readonly (readonly Cell[])[];
  stacks?: boolean;
};

/** Not a component, because `TableScroll` measures the elements of a cell before they are rendered. */
function content(cell: Cell, as: Props['columns'][number]['as']): ReactNode {
  if (cell === null) return '–';
  const {text, href} = typeof cell === 'string' ? {text: cell, href: undefined} : cell;
  if (as === 'address') return <Address address={text} href={href ?? ''} />;
  const shown = as ? LOOKS[as](text) : withCode(text);
  return href ? <Link href={href}>{shown}</Link> : shown;
}

/**
 * A table of facts: its columns are in `src/tables`, its rows in `src/remark/facts/elements/tableRows.ts`.
 *
 * @example
 * <FactTable of="contracts" which="espace" net="testnet" />
 */
export default function FactTable({columns, rows, stacks}: Props): ReactNode {
  const cells = rows.map((row) => row.map((cell, index) => content(cell, columns[index]?.as)));
  return <Table columns={columns} rows={cells} stacks={stacks} />;
}
