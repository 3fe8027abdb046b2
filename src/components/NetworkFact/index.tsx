import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {network, type Net, type Network, type Space} from '@site/src/facts';

type Field = 'chainId' | 'chainIdHex' | 'rpc' | 'ws' | 'explorer' | 'explorerApi' | 'verifyApi' | 'apiDoc' | 'faucet' | 'currency' | 'prefix';

/** The value of a field as text; undefined where the network has none. */
export function valueOf(facts: Network, field: Field): string | undefined {
  const values: Record<Field, string | null | undefined> = {
    chainId: String(facts.chainId),
    chainIdHex: facts.chainIdHex,
    rpc: facts.rpc.http[0],
    ws: facts.rpc.ws[0],
    explorer: facts.explorer,
    explorerApi: facts.explorerApi,
    verifyApi: facts.explorerVerifyApi,
    apiDoc: facts.apiDoc,
    faucet: facts.faucets[0]?.url,
    currency: facts.nativeCurrency.symbol,
    prefix: facts.addressPrefix,
  };
  return values[field] ?? undefined;
}

const LINKS: readonly Field[] = ['explorer', 'apiDoc', 'faucet'];
const PLAIN: readonly Field[] = ['chainId', 'currency'];

type Props = {
  space: Space;
  net: Net;
  field: Field;
  /** Text of the link, for fields that are pages. */
  children?: ReactNode;
};

/**
 * One value of a network inside a sentence: pages as links, chain id and currency as text, the rest as code.
 *
 * @example
 * Set the chain ID to <NetworkFact space="espace" net="testnet" field="chainId" />.
 */
export default function NetworkFact({space, net, field, children}: Props): ReactNode {
  const facts = network(space, net);
  const value = valueOf(facts, field);
  if (value === undefined) {
    throw new Error(`src/facts/networks.json has no "${field}" for ${facts.id}.`);
  }
  if (LINKS.includes(field)) return <Link href={value}>{children ?? value.replace(/^https:\/\/|\/$/g, '')}</Link>;
  return PLAIN.includes(field) ? <span>{value}</span> : <code className={value.includes('://') ? 'long' : undefined}>{value}</code>;
}
