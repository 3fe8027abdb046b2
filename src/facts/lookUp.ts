import {deployedContract, internalContract} from './contracts';
import customErrors from './custom-errors.json';
import {externalFact} from './externalFacts';
import {formatFact} from './format';
import {hardForks} from './hardForkFacts';
import {networks} from './networkFacts';
import {defaultOf, nodeParameter} from './nodeParameters';
import {protocolFacts as facts} from './protocolFacts';
import {tokenClaims} from './tokenRows';
import type {Net} from './types';

const fail = (path: string, why: string): never => {
  throw new Error(`There is no fact "${path}": ${why}`);
};

/** The value at a dotted path of an object; undefined if it doesn't exist. */
const at = (value: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );

/** Each kind of fact, by the first part of its path. */
const KINDS: Record<string, (keys: string[], path: string) => unknown> = {
  // network.espace-testnet.rpc.http.0
  network: ([id = '', ...keys], path) =>
    at(
      networks.find((one) => one.id === id),
      keys,
    ) ?? fail(path, 'write network.<id>.<field of src/facts/networks.json>.'),
  // contract.wcfxEspace.mainnet, contract.usdt0Espace.mainnet.eip712.name
  contract: ([id = '', net = 'mainnet', ...keys], path) =>
    at(deployedContract(id, net as Net), keys.length > 0 ? keys : ['hex']) ??
    fail(path, 'write contract.<id>.<net>.<field of src/facts/deployed-contracts.json>.'),
  // internal.Staking.hex
  internal: ([name = '', form = 'hex'], path) =>
    at(internalContract(name), [form]) ?? fail(path, 'write internal.<name>.<hex, mainnet or testnet>.'),
  // selector.CrossSpaceCall.callEVM
  selector: ([name = '', method = ''], path) =>
    internalContract(name).functions.find(({signature}) => signature.startsWith(`${method}(`))?.selector ??
    fail(path, `${name} has no such function.`),
  // error.StalePrice
  error: ([name = ''], path) =>
    customErrors.find(({signature}) => signature.startsWith(`${name}(`))?.selector ??
    fail(path, 'src/facts/custom-errors.json has no such error.'),
  // tokens.library, tokens.compiler
  tokens: (keys, path) => at(tokenClaims, keys) ?? fail(path, 'write tokens.<field of src/facts/tokens.json>.'),
  // external.meson.url, external.mesonTimes.values.lock
  external: ([id = '', ...keys], path) =>
    at(externalFact(id), keys) ?? fail(path, 'write external.<id>.<field of src/facts/external.json>.'),
  // fork.3-0.mainnet.epoch
  fork: ([version = '', ...keys], path) =>
    at(
      hardForks.find((fork) => fork.version === version.replace('-', '.')),
      keys,
    ) ?? fail(path, 'write fork.<3-0>.<net>.<epoch, block or posView>.'),
  // parameter.public_rpc_apis, parameter.public_rpc_apis.default
  parameter: ([name = '', field], path) => {
    const parameter = nodeParameter(name);
    if (field === undefined) return parameter.name;
    return field === 'default'
      ? (defaultOf(parameter) ??
          fail(path, `src/facts/node.json has no plain value for it, only "${parameter.default}".`))
      : fail(path, 'write parameter.<name> or parameter.<name>.default.');
  },
};

/**
 * The text that replaces `{{fact:path}}`. `blockGasLimit` is a record of protocol.json; paths with dots lead to other
 * facts. Code gets the bare value, and prose gets a record with its unit, in the language `locale`.
 * @throws Error with the path and the paths that exist
 */
export function lookUp(path: string, locale?: string): string {
  const [kind = '', ...keys] = path.split('.');
  const own = keys.length === 0 ? facts.find(({id}) => id === kind) : undefined;
  if (own) return locale === undefined ? String(own.value) : formatFact(own, locale);
  if (keys[0] === 'value')
    return String(facts.find(({id}) => id === kind)?.value ?? fail(path, 'src/facts/protocol.json has no such id.'));
  const value = (
    KINDS[kind] ??
    ((_, all) =>
      fail(all, `write an id of src/facts/protocol.json, or a path that begins with ${Object.keys(KINDS).join(', ')}.`))
  )(keys, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fail(path, 'it is not one value.');
}
