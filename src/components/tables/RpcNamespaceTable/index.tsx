import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/parts/Table';
import type {NamespaceRow, Space} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

interface Props {
  readonly rows: NamespaceRow[];
  readonly space: Space;
  /** Namespace -> page about it. */
  readonly pages?: Readonly<Record<string, string>>;
}

function nameOf(namespace: string, page: string | undefined): ReactNode {
  const name = <code>{namespace}</code>;
  return page ? <Link to={page}>{name}</Link> : name;
}

/** The prefixes of a space's methods, with the number of methods that a node has and that are open to everyone. */
export default function RpcNamespaceTable({rows, space, pages = {}}: Props): ReactNode {
  const columns = [
    translate({id: 'rpcNamespaces.namespace', message: 'Namespace'}),
    translate({
      id: 'rpcNamespaces.declared',
      message: 'Node methods',
      description: 'Number of methods that the source of the node declares',
    }),
    translate({id: 'rpcNamespaces.described', message: 'Documented here'}),
    translate({
      id: 'rpcNamespaces.checked',
      message: 'Checked on a node',
      description: 'Number of methods whose examples were run',
    }),
    translate({id: 'rpcNamespaces.open', message: 'On public endpoints'}),
  ];
  return (
    <Table
      columns={columns.map((name) => ({name}))}
      rows={rows
        .filter((row) => row.space === space)
        .map(({namespace, declared, described, checked, open}) => [
          nameOf(namespace, pages[namespace]),
          declared,
          described,
          checked,
          open,
        ])}
    />
  );
}
