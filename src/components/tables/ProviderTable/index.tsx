import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TableScroll from '@site/src/components/parts/TableScroll';
import type {Net, Provider} from '@site/src/facts/types';

function netsOf({nets = ['mainnet']}: Provider): string {
  const names: Record<Net, string> = {
    mainnet: translate({
      id: 'providerTable.mainnet',
      message: 'mainnet',
      description: 'Provider table: serves the main network',
    }),
    testnet: translate({
      id: 'providerTable.testnet',
      message: 'testnet',
      description: 'Provider table: serves the test network',
    }),
  };
  return nets.map((net) => names[net]).join(', ');
}

function statusOf({status}: Provider): string {
  return status === 'unverified'
    ? translate({id: 'providerTable.unverified', message: 'unverified', description: 'Provider that nobody confirmed'})
    : translate({
        id: 'providerTable.listed',
        message: 'listed by the network',
        description: 'Provider that the network lists',
      });
}

type Props = {
  /** Written by `src/remark/facts` from `space`. */
  providers: readonly Provider[];
};

/** RPC services other than the public one, with the known facts about each. */
export default function ProviderTable({providers}: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'providerTable.provider',
              message: 'Provider',
              description: 'Column of the provider table',
            })}
          </th>
          <th scope="col">
            {translate({id: 'providerTable.address', message: 'Address', description: 'Column of the provider table'})}
          </th>
          <th scope="col">
            {translate({id: 'providerTable.network', message: 'Network', description: 'Column of the provider table'})}
          </th>
          <th scope="col">
            {translate({id: 'providerTable.status', message: 'Status', description: 'Column of the provider table'})}
          </th>
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => (
          <tr key={provider.name}>
            <th scope="row">{provider.name}</th>
            <td>
              <code className="wraps">
                {provider.url.split(/(?<=[^/]\/)(?=[^/])/).map((part) => (
                  <Fragment key={part}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </code>
            </td>
            <td>{netsOf(provider)}</td>
            <td>{statusOf(provider)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
