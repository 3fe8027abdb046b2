import solc from 'solc';
import {encodeDeployData, type Abi, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
contract Price {
    uint256 public immutable amount;
    constructor(uint256 amount_) { amount = amount_; }
}`;

interface Code {
  object: string;
  immutableReferences?: Record<string, {start: number; length: number}[]>;
}

/** Compiles the contract; without a version, the compiler chooses one. */
function compile(evmVersion?: string) {
  const input = {
    language: 'Solidity',
    sources: {'Price.sol': {content: SOURCE}},
    settings: {
      ...(evmVersion && {evmVersion}),
      outputSelection: {'*': {'*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode']}},
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: {'Price.sol': {Price: {abi: Abi; metadata: string; evm: {bytecode: Code; deployedBytecode: Code}}}};
  };
  return output.contracts['Price.sol'].Price;
}

describe('§1 /docs/espace/tutorials/VerifyContracts#by-hand', () => {
  it('the compiler has a default EVM version of its own', () => {
    const versionOf = ({metadata}: {metadata: string}) =>
      (JSON.parse(metadata) as {settings: {evmVersion: string}}).settings.evmVersion;
    expect([versionOf(compile()), versionOf(compile('cancun'))]).toEqual(['osaka', 'cancun']);
  });

  describe.skipIf(nodeIsMissing('the code of a contract'))('on a node', () => {
    let node: RunningNode;
    let gateway: Gateway;
    beforeAll(async () => {
      node = await startNode();
      gateway = await startGateway(node);
    });
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it('eth_getCode returns the runtime code with the values of immutable variables, not the init code', async () => {
      const {abi, evm} = compile('cancun');
      const espace = createEspaceSender(gateway);
      const data = encodeDeployData({abi, bytecode: `0x${evm.bytecode.object}`, args: [7n]});
      const {contractAddress, transactionHash} = await espace.send('account', {data, gas: 1_000_000n});
      const code = (await espace.client<Hex>('eth_getCode', contractAddress, 'latest')).slice(2);
      const {input} = await espace.client<{input: Hex}>('eth_getTransactionByHash', transactionHash);
      expect(input).toBe(data);
      expect(input.endsWith('7'.padStart(64, '0'))).toBe(true);
      expect(code.length).not.toBe(evm.bytecode.object.length);
      const places = Object.values(evm.deployedBytecode.immutableReferences!).flat();
      expect(places.length).toBeGreaterThan(0);
      const zeroed = places.reduce(
        (text, {start, length}) => text.slice(0, 2 * start) + '0'.repeat(2 * length) + text.slice(2 * (start + length)),
        code,
      );
      expect(code).not.toBe(evm.deployedBytecode.object);
      expect(zeroed).toBe(evm.deployedBytecode.object);
    });
  });
});
