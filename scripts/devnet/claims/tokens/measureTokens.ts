import fs from 'node:fs';
import path from 'node:path';
import {decodeFunctionResult, encodeFunctionData, pad, parseAbi, type Hex} from 'viem';
import type {FactFiles} from '@site/src/facts/schemas/types';
import {compilerVersion, EVM_VERSION, OPTIMIZER_RUNS} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {startGateway, type Gateway, type Space} from '../../gateway';
import {calmPosFiles} from '../../node/posGenesis';
import {startNode} from '../../node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../node/toml';
import {ROOT} from '../../packages';
import {coreOf, espaceOf, hexOf} from '../../world/addresses';
import type {Creatable} from '../compileGas';
import type {Outcome} from '../transactions';
import {compileTokens, INTERFACE_NAMES} from './compileTokens';
import {openSpace, type OpenSpace} from './openSpace';
import {permitCall, type DomainType} from './permits';
import {attemptsOf, stepsOf, TOKENS, type People} from './steps';

export type TokenClaims = FactFiles['tokens'];
type Contracts = Readonly<Record<string, Creatable>>;

const SPACES: Space[] = ['espace', 'core'];
const CHAIN_IDS: Record<Space, number> = {core: TEST_NETWORK_CHAIN_IDS[0], espace: TEST_NETWORK_CHAIN_IDS[1]};
const [SENDER, SIGNER] = ['account', 'sponsor'] as const;
const DOMAINS: DomainType[] = ['EIP712Domain', 'CIP23Domain'];
const ERC165 = parseAbi(['function supportsInterface(bytes4) view returns (bool)']);

const asks = (id: string): Hex => encodeFunctionData({abi: ERC165, args: [id as Hex]});
const addressOf = (space: Space, name: string): Hex => (space === 'core' ? hexOf(coreOf(name)) : espaceOf(name));

/** The IDs of all interfaces, and the contracts whose `supportsInterface` returns true for them. */
async function interfacesOf({read}: OpenSpace, {Probe}: Contracts): Promise<TokenClaims['interfaces']> {
  const {abi} = Probe!;
  const rows: TokenClaims['interfaces'] = [];
  for (const [standard, name] of INTERFACE_NAMES) {
    const functionName = `of${name}`;
    const data = (await read('Probe', encodeFunctionData({abi, functionName})))!;
    const id = decodeFunctionResult({abi, functionName, data}) as string;
    const answers = await Promise.all(TOKENS.map((token) => read(token, asks(id))));
    rows.push({standard, name, id, reportedBy: TOKENS.filter((_, index) => answers[index] === pad('0x1'))});
  }
  return rows;
}

/** Deploys the tokens in one space and makes all transactions and calls. */
async function measureSpace(gateway: Gateway, space: Space, contracts: Contracts) {
  const open = openSpace(gateway, space, contracts);
  const costs: {token: string; call: string; outcome: Outcome}[] = [];
  for (const token of TOKENS) {
    const args = token === 'Vault' ? [open.addresses['Coin']] : [];
    costs.push({token, call: 'deploy', outcome: await open.create(token, args)});
  }
  await open.create('CoreCoin');
  await open.create('Probe');

  const me = addressOf(space, SENDER);
  const people: People = {me, signer: addressOf(space, SIGNER), vault: open.addresses['Vault']!};
  const permit = (token: string, domain: DomainType) => {
    const names = {owner: people.signer, spender: me, token: open.addresses[token]!};
    return permitCall(SIGNER, {...names, value: 100n, nonce: 0n, chainId: CHAIN_IDS[space]}, domain);
  };
  const permits: TokenClaims['permits'] = [];
  for (const token of ['Coin', 'CoreCoin'])
    for (const domain of DOMAINS)
      permits.push({token, domain, outcome: await open.attempt(token, await permit(token, domain), me)});

  const dataOf = (token: string, functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({abi: contracts[token]!.abi, functionName, args: [...args]});
  const steps = stepsOf(people, await permit('Coin', 'EIP712Domain'));
  const outcomes = await open.send(
    steps.map((step) => ({
      label: `${step.token}, ${step.id ?? 'preparation'}`,
      to: step.token,
      data: 'data' in step ? step.data : dataOf(step.token, step.function, step.args),
    })),
  );
  for (const [index, {token, id}] of steps.entries())
    if (id !== undefined) costs.push({token, call: id, outcome: outcomes[index]!});

  const interfaces = await interfacesOf(open, contracts);
  const attempts: TokenClaims['attempts'] = [];
  for (const {token, function: name, args, by} of attemptsOf(people)) {
    const data = name === 'supportsInterface' ? asks(interfaces[0]!.id) : dataOf(token, name, args);
    attempts.push({token, call: name, outcome: await open.attempt(token, data, by)});
  }
  return {costs, interfaces, permits, attempts};
}

/** @throws Error if the spaces differ in something that the page says about both */
function same<T>(what: string, first: T, second: T): T {
  if (JSON.stringify(first) !== JSON.stringify(second)) throw new Error(`${what} differ between the spaces`);
  return first;
}

const libraryVersion = (): string => {
  const file = path.join(ROOT, 'node_modules/@openzeppelin/contracts/package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
};

/**
 * Measures the tokens of `src/snippets/solidity/tokens` on a fresh node, in both spaces, and computes the IDs of
 * interfaces. The result is the content of `src/facts/tokens.json`.
 */
export async function measureTokens(): Promise<TokenClaims> {
  const contracts = compileTokens();
  const node = await startNode({pos: calmPosFiles});
  let gateway: Gateway | undefined;
  try {
    gateway = await startGateway(node);
    const runs = [];
    for (const space of SPACES) runs.push(await measureSpace(gateway, space, contracts));
    const [espace, core] = runs as [(typeof runs)[number], (typeof runs)[number]];
    return {
      node: /\/(v[\d.]+)/.exec(node.version)![1]!,
      compiler: compilerVersion(),
      evmVersion: EVM_VERSION,
      runs: OPTIMIZER_RUNS,
      library: libraryVersion(),
      interfaces: same('interfaces', espace.interfaces, core.interfaces),
      permits: same('signatures', espace.permits, core.permits),
      attempts: same('calls', espace.attempts, core.attempts),
      costs: espace.costs.map(({token, call, outcome}, index) => {
        const {gas, collateral} = core.costs[index]!.outcome;
        return {token, call, espace: outcome.gas, core: gas, collateral};
      }),
    };
  } finally {
    await gateway?.close();
    await node.stop();
  }
}
