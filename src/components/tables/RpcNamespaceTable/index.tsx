import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {NamespaceRow, Space} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

interface Props {
  readonly rows: NamespaceRow[];
  readonly space: Space;
  /** Namespace -> page about it. */
  readonly pages?: Readonly<Record<string, string>>;
}

/** The prefixes of a space's methods, with the number of methods that a node has and that are open to everyone. */
export default function RpcNamespaceTable({rows, space, pages = {}}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'rpcNamespaces.namespace',
              message: 'Namespace',
              description: 'Column: prefix of method names',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'rpcNamespaces.declared',
              message: 'Node methods',
              description: 'Column: number of methods that the source of the node declares',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'rpcNamespaces.described',
              message: 'Documented here',
              description: 'Column: number of methods with a page',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'rpcNamespaces.checked',
              message: 'Checked on a node',
              description: 'Column: number of methods whose examples were run',
            })}
          </th>
          <th scope="col">
            {translate({
              id: 'rpcNamespaces.open',
              message: 'On public endpoints',
              description: 'Column: number of methods that public endpoints serve',
            })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row.space === space)
          .map(({namespace, declared, described, checked, open}) => (
            <tr key={namespace}>
              <th scope="row">
                {pages[namespace] ? (
                  <Link to={pages[namespace]}>
                    <code>{namespace}</code>
                  </Link>
                ) : (
                  <code>{namespace}</code>
                )}
              </th>
              <td>{declared}</td>
              <td>{described}</td>
              <td>{checked}</td>
              <td>{open}</td>
            </tr>
          ))}
      </tbody>
    </TableScroll>
  );
}
