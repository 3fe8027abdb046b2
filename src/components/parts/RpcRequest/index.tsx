import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {translate} from '@docusaurus/Translate';
import type {Network} from '@site/src/facts/types';

type Props = {
  /** Written by `src/remark/facts` from `space` and `net`. */
  network: Network;
  /** JSON-RPC method, such as `eth_chainId`. */
  method: string;
  params?: unknown[];
  /** Field of the network that is the result, if the response is always the same. */
  answer?: 'chainIdHex';
};

/** The shell command that sends one JSON-RPC request to the public endpoint of a network. */
function curlCommand({rpc}: Pick<Network, 'rpc'>, method: string, params: unknown[] = []): string {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  return `curl -s ${rpc.http[0]} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}

/**
 * A request to paste into a terminal, with the endpoint from the facts.
 *
 * @example
 * <RpcRequest space="espace" net="testnet" method="eth_chainId" answer="chainIdHex" />
 */
export default function RpcRequest({network, method, params, answer}: Props): ReactNode {
  return (
    <>
      <CodeBlock language="bash">{curlCommand(network, method, params)}</CodeBlock>
      {answer && (
        <CodeBlock language="json" title={translate({id: 'rpcRequest.answer', message: 'Response'})}>
          {JSON.stringify({jsonrpc: '2.0', id: 1, result: network[answer]})}
        </CodeBlock>
      )}
    </>
  );
}
