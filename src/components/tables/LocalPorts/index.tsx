import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {LocalNode, Space} from '@site/src/facts/types';

const NAMES: Record<LocalNode['id'], string> = {
  'conflux-rust': 'conflux-rust, dev mode',
  'conflux-docker': 'conflux-docker, dev node',
  'xcfx-node': '@xcfx/node',
};

const url = (port: number | undefined, scheme: 'http' | 'ws'): ReactNode =>
  port ? <code>{`${scheme}://127.0.0.1:${port}`}</code> : '–';

function chainId(node: LocalNode, space: Space): string {
  const id = space === 'core' ? node.chainId : node.evmChainId;
  return id
    ? String(id)
    : translate({
        id: 'localPorts.asConfigured',
        message: 'as configured',
        description: 'Local node: the chain id comes from its configuration',
      });
}

type Props = {
  space: Space;
  /** Written by `src/remark/facts`. */
  nodes: readonly LocalNode[];
};

/** Where a development node on the reader's own machine listens, for one space. */
export default function LocalPorts({space, nodes}: Props): ReactNode {
  const isCore = space === 'core';
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({id: 'localPorts.node', message: 'Node', description: 'Column of the local ports table'})}
          </th>
          <th scope="col">HTTP</th>
          <th scope="col">WebSocket</th>
          <th scope="col">
            {translate({id: 'localPorts.chainId', message: 'Chain ID', description: 'Column of the local ports table'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {nodes.map((node) => (
          <tr key={node.id}>
            <th scope="row">{NAMES[node.id]}</th>
            <td>{url(isCore ? node.ports.coreHttp : node.ports.espaceHttp, 'http')}</td>
            <td>{url(isCore ? node.ports.coreWs : node.ports.espaceWs, 'ws')}</td>
            <td>{chainId(node, space)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
