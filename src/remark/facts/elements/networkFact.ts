import {network} from '../../../facts/networkFacts';
import type {Net, Network, Space} from '../../../facts/types';
import {replaceWithText, required, type Element} from './attributes';
import {becomeLink} from './link';

const EXAMPLE = '<NetworkFact space="espace" net="testnet" field="chainId" />.';

/** The fields that a page can show; a field that a network doesn't have stops the build. */
const FIELDS: Record<string, (facts: Network) => string | null | undefined> = {
  chainId: ({chainId}) => String(chainId),
  chainIdHex: ({chainIdHex}) => chainIdHex,
  rpc: ({rpc}) => rpc.http[0],
  ws: ({rpc}) => rpc.ws[0],
  explorer: ({explorer}) => explorer,
  explorerApi: ({explorerApi}) => explorerApi,
  verifyApi: ({explorerVerifyApi}) => explorerVerifyApi,
  apiDoc: ({apiDoc}) => apiDoc,
  faucet: ({faucets}) => faucets[0]?.url,
  currency: ({nativeCurrency}) => nativeCurrency.symbol,
  prefix: ({addressPrefix}) => addressPrefix,
};

/** Fields that are pages: links whose text is the address, unless the page provides another. */
const LINKS = ['explorer', 'apiDoc', 'faucet'];
const PLAIN = ['chainId', 'currency'];

/** `<NetworkFact space="espace" net="testnet" field="chainId" />` becomes a link to a page, a text, or code. */
export function resolveNetworkFact(element: Element): void {
  const facts = network(required(element, 'space', EXAMPLE) as Space, required(element, 'net', EXAMPLE) as Net);
  const field = required(element, 'field', EXAMPLE);
  const read = FIELDS[field];
  if (!read) throw new Error(`<NetworkFact field="${field}">: write ${Object.keys(FIELDS).join(', ')}.`);
  const value = read(facts);
  if (value == null) throw new Error(`src/facts/networks.json has no "${field}" for ${facts.id}.`);
  if (LINKS.includes(field)) return becomeLink(element, value, value.replace(/^https:\/\/|\/$/g, ''));
  replaceWithText(element, PLAIN.includes(field) ? 'span' : 'code', value, value.includes('://') ? 'long' : undefined);
}
