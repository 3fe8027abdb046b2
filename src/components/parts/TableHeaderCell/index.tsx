import {Children, type ComponentProps, type ReactNode} from 'react';

/**
 * A header cell of a Markdown table. The empty corner of a comparison is not a header, so it becomes an ordinary cell.
 */
export default function TableHeaderCell(props: ComponentProps<'th'>): ReactNode {
  const isEmpty = Children.toArray(props.children).length === 0;
  return isEmpty ? <td /> : <th {...props} />;
}
