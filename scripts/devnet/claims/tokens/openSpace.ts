import {encodeDeployData, toFunctionSelector, type AbiParameter, type Hex} from 'viem';
import type {Gateway, Space} from '../../gateway';
import type {RpcAnswer} from '../../node/rpc';
import {hexOf} from '../../world/addresses';
import type {Creatable} from '../compileGas';
import {base32} from '../network/chain';
import {createBatchSender, type Outcome} from '../transactions';

/** Above the deployment of the largest contract. */
const GAS_LIMIT = 6_000_000n;

/** One space, with the contracts that were created in it. Addresses are hex in both. */
export interface OpenSpace {
  addresses: Readonly<Record<string, Hex>>;
  create(name: string, args?: unknown[]): Promise<Outcome>;
  /** Sends transactions to contracts, in this order. */
  send(requests: readonly {label: string; to: string; data: Hex}[]): Promise<Outcome[]>;
  /** How a call ends that isn't sent: `succeeds`, `reverts` without a known error, or the name of its error. */
  attempt(to: string, data: Hex, from: Hex): Promise<string>;
  /** What a view function returns; undefined if the call reverts. */
  read(to: string, data: Hex): Promise<Hex | undefined>;
}

const signatureOf = ({name, inputs}: {name: string; inputs: readonly AbiParameter[]}) =>
  `${name}(${inputs.map(({type}) => type).join(',')})`;

/** The errors of all contracts, by selector. */
const errorsOf = (contracts: Readonly<Record<string, Creatable>>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(contracts).flatMap(({abi}) =>
      abi.flatMap((entry): [string, string][] =>
        entry.type === 'error' ? [[toFunctionSelector(signatureOf(entry)), entry.name]] : [],
      ),
    ),
  );

export function openSpace(gateway: Gateway, space: Space, contracts: Readonly<Record<string, Creatable>>): OpenSpace {
  const sendAll = createBatchSender(gateway);
  const errors = errorsOf(contracts);
  const addresses: Record<string, Hex> = {};
  const target = (name: string): string => (space === 'core' ? base32(addresses[name]!) : addresses[name]!);
  const call = (name: string, data: Hex, from?: Hex): Promise<RpcAnswer> =>
    space === 'core'
      ? gateway.ask(space, 'cfx_call', [{to: target(name), data, from: from && base32(from)}, 'latest_state'])
      : gateway.ask(space, 'eth_call', [{to: target(name), data, from}, 'latest']);
  const request = (label: string, data: Hex, to?: string) => ({label, space, data, to, value: 0n, gasLimit: GAS_LIMIT});
  return {
    addresses,
    async create(name, args = []) {
      const data = encodeDeployData({...contracts[name]!, args});
      const [outcome] = (await sendAll([request(`deploy ${name}`, data)])) as [Outcome];
      addresses[name] = space === 'core' ? hexOf(outcome.created) : (outcome.created as Hex);
      return outcome;
    },
    send: (requests) => sendAll(requests.map(({label, to, data}) => request(label, data, target(to)))),
    async attempt(to, data, from) {
      const {error} = await call(to, data, from);
      if (!error) return 'succeeds';
      const selector = /0x[0-9a-f]{8}/.exec(JSON.stringify(error.data ?? ''))?.[0];
      return (selector !== undefined && errors.get(selector)) || 'reverts';
    },
    async read(to, data) {
      const {result, error} = await call(to, data);
      return error ? undefined : (result as Hex);
    },
  };
}
