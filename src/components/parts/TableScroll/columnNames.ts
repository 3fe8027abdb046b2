import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

type Parent = ReactElement<{children?: ReactNode; style?: {textAlign?: string}}>;

/** Characters that fit into a table row on a telephone, including the gaps between columns. */
const NARROW = 46;
const GAP = 4;
/** Assumed width of a component, whose content is only known when it is rendered. */
const UNKNOWN = 10;
/** Number of column names that tables.css supports. */
const MOST = 6;

const elements = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

/** The text in elements, as far as it can be read before they are rendered. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{children?: ReactNode}>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}

/** Columns that a text occupies; Chinese characters are two wide. */
function widthOf(cell: Parent): number {
  const text = textOf(cell.props.children);
  return text === '' ? UNKNOWN : text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/**
 * The names of a table's columns, if its rows should be blocks on a telephone: three columns or more, too wide for the
 * screen, and no figures that are compared down a column. Undefined for all others.
 */
export function columnNames(children: ReactNode): string[] | undefined {
  const parts = elements(children);
  const head = parts.filter(({type}) => type === 'thead').flatMap(({props}) => elements(props.children));
  const columns = head.length === 1 ? elements(head[0]!.props.children) : [];
  if (columns.length < 3 || columns.length > MOST) return undefined;
  if (columns.some(({props}) => props.style?.textAlign === 'right')) return undefined;
  const rows = parts
    .filter(({type}) => type !== 'thead')
    .flatMap(({props}) => elements(props.children))
    .map(({props}) => elements(props.children));
  const widths = columns.map((column, index) =>
    Math.max(widthOf(column), ...rows.map((row) => (row[index] ? widthOf(row[index]) : UNKNOWN))),
  );
  return widths.reduce((sum, width) => sum + width + GAP, 0) > NARROW
    ? columns.map(({props}) => textOf(props.children))
    : undefined;
}
