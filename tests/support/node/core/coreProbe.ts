import fs from 'node:fs';
import path from 'node:path';
import {format} from 'js-conflux-sdk';
import solc from 'solc';
import {decodeFunctionResult, encodeFunctionData, parseAbi, type Abi, type Address, type Hex} from 'viem';
import {startGateway, type Gateway} from '../../../../scripts/devnet/gateway';
import {startNode} from '../../../../scripts/devnet/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../../../scripts/devnet/node/toml';
import {coreOf, hexOf} from '../../../../scripts/devnet/world/addresses';
import {
  createCoreSender,
  type CoreReceipt,
  type CoreRequest,
  type CoreSender,
} from '../../../../scripts/devnet/world/coreSender';

export const CFX = 10n ** 18n;

/** Base32 address of the internal contract with this last byte, on the test network. */
export const internalAt = (byte: number): string =>
  format.address(internalHex(byte), TEST_NETWORK_CHAIN_IDS[0]) as string;
/** Its hexadecimal form. */
export const internalHex = (byte: number): Address => `0x0888${byte.toString(16).padStart(36, '0')}`;
/** Call data of a function with a signature in Solidity notation. */
export const encode = (signature: string, ...args: unknown[]): Hex =>
  encodeFunctionData({abi: parseAbi([`function ${signature}`] as string[]), args} as unknown as Parameters<
    typeof encodeFunctionData
  >[0]);

function compile(): {abi: Abi; bytecode: Hex} {
  const file = 'CoreProbe.sol';
  const settings = {
    evmVersion: 'cancun',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  };
  const input = {
    language: 'Solidity',
    sources: {[file]: {content: fs.readFileSync(path.join(__dirname, file), 'utf8')}},
    settings,
  };
  const {abi, evm} = (
    JSON.parse(solc.compile(JSON.stringify(input))) as {
      contracts: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>;
    }
  ).contracts[file]!.CoreProbe!;
  return {abi, bytecode: `0x${evm.bytecode.object}`};
}

/** A node with a probe contract, and shortcuts to use both. */
export interface CoreLab {
  gateway: Gateway;
  core: CoreSender;
  /** Creates another probe; returns its base32 address. */
  deploy(name: string): Promise<string>;
  /** Call data for a probe. */
  probe(name: string, ...args: unknown[]): Hex;
  /** The return value of a function of a probe. */
  ask<T>(contract: string, name: string, ...args: unknown[]): Promise<T>;
  /** The return value of a function with a signature in Solidity notation. */
  read<T>(to: string, signature: string, ...args: unknown[]): Promise<T>;
  /** Sends a transaction, which can fail. */
  send(name: string, request: CoreRequest): Promise<CoreReceipt>;
  /** The error with which the node rejects a transaction, if any. */
  refusal(name: string, request: CoreRequest): Promise<string | undefined>;
  fund(name: string, amount: bigint): Promise<void>;
  collateral(address: string): Promise<bigint>;
  balance(address: string): Promise<bigint>;
  stop(): Promise<void>;
}

/** Starts a node for the tests of a file. */
export async function startCoreLab(): Promise<CoreLab> {
  const {abi, bytecode} = compile();
  const node = await startNode();
  const gateway = await startGateway(node);
  const core = createCoreSender(gateway);
  const probe = (functionName: string, ...args: unknown[]): Hex => encodeFunctionData({abi, functionName, args});
  const number = async (method: string, address: string) => BigInt(await core.client<Hex>(method, address));
  const limits = {gas: 300_000n, storageLimit: 1024n};
  return {
    gateway,
    core,
    probe,
    deploy: async (name) => (await core.send(name, {data: bytecode})).contractCreated!,
    ask: async <T>(to: string, functionName: string, ...args: unknown[]) =>
      decodeFunctionResult({
        abi,
        functionName,
        data: await core.client<Hex>('cfx_call', {to, data: probe(functionName, ...args)}),
      }) as T,
    read: async <T>(to: string, signature: string, ...args: unknown[]) =>
      decodeFunctionResult({
        abi: parseAbi([`function ${signature}`] as string[]) as Abi,
        data: await core.client<Hex>('cfx_call', {to, data: encode(signature, ...args)}),
      }) as T,
    send: (name, request) => core.send(name, {...limits, ...request, mayFail: true}),
    refusal: async (name, request) =>
      (
        await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [
          await core.sign(name, {...limits, ...request}),
        ])
      ).error?.message,
    fund: async (name, amount) => void (await core.send('faucet', {to: coreOf(name), value: amount})),
    collateral: (address) => number('cfx_getCollateralForStorage', address),
    balance: (address) => number('cfx_getBalance', address),
    stop: async () => {
      await gateway.close();
      await node.stop();
    },
  };
}

export {coreOf, hexOf};
