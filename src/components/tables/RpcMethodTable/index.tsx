import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import Table from '@site/src/components/parts/Table';
import type {NamespaceMethod} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {servedText} from './served';

const yesNo = (isTrue: boolean): string =>
  isTrue
    ? translate({id: 'rpcMethods.yes', message: 'yes', description: 'Cell of the method table'})
    : translate({id: 'rpcMethods.no', message: 'no', description: 'Cell of the method table'});

function Name({method, path}: Pick<NamespaceMethod, 'method' | 'path'>): ReactNode {
  const name = <code>{method}</code>;
  return path ? <Link to={path}>{name}</Link> : name;
}

/** The methods of one namespace: a description of each, and whether it is served, open to everyone and checked. */
export default function RpcMethodTable({rows}: {readonly rows: NamespaceMethod[]}): ReactNode {
  const columns = [
    translate({id: 'rpcMethods.method', message: 'Method', description: 'Column'}),
    translate({id: 'rpcMethods.summary', message: 'What it does', description: 'Column'}),
    translate({id: 'rpcMethods.served', message: 'Supported', description: 'Column: whether a node answers'}),
    translate({id: 'rpcMethods.public', message: 'Public', description: 'Column: whether public endpoints serve it'}),
    translate({
      id: 'rpcMethods.checked',
      message: 'Checked',
      description: 'Column: whether its examples were run on a node',
    }),
  ];
  const operator = translate({
    id: 'rpcMethods.operator',
    message: 'For node operators.',
    description: 'Method without a page of its own',
  });
  return (
    <Table
      columns={columns.map((name) => ({name}))}
      rows={rows.map(({method, path, summaryHtml, served, isPublic, checked}) => [
        <Name method={method} path={path} />,
        summaryHtml ? <RpcHtml html={summaryHtml} /> : operator,
        servedText(served),
        yesNo(isPublic),
        yesNo(checked),
      ])}
    />
  );
}
