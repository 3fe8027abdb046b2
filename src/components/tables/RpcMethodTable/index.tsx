import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import Table from '@site/src/components/parts/Table';
import type {NamespaceMethod} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {servedText} from './served';

const yesNo = (isTrue: boolean): string =>
  isTrue ? translate({id: 'rpcMethods.yes', message: 'yes'}) : translate({id: 'rpcMethods.no', message: 'no'});

function Name({method, path}: Pick<NamespaceMethod, 'method' | 'path'>): ReactNode {
  const name = <code>{method}</code>;
  return path ? <Link to={path}>{name}</Link> : name;
}

/** The methods of one namespace: a description of each, and whether it is served, open to everyone and checked. */
export default function RpcMethodTable({rows}: {readonly rows: NamespaceMethod[]}): ReactNode {
  const columns = [
    translate({id: 'rpcMethods.method', message: 'Method'}),
    translate({id: 'rpcMethods.summary', message: 'What it does'}),
    translate({id: 'rpcMethods.served', message: 'Supported'}),
    translate({id: 'rpcMethods.public', message: 'Public', description: 'Whether public endpoints serve the method'}),
    translate({
      id: 'rpcMethods.checked',
      message: 'Checked',
      description: 'Whether the examples of the method were run on a node',
    }),
  ];
  const operator = translate({id: 'rpcMethods.operator', message: 'For node operators.'});
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
