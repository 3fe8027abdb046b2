import type {Address, Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compileTopics} from '../../scripts/devnet/claims/compileGas';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {CFX, coreOf, encode, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';
import {assemble, creationOf} from '../support/node/evm/assemble';

const CONTEXT = internalAt(4);
/** After the last existing internal contract, in the range that is reserved for more. */
const RESERVED = internalAt(0x20);
/** Code that returns the word that the given instructions push. */
const returning = (instructions: string): Hex => assemble(`${instructions} 0 MSTORE 32 0 RETURN`);

describe.skipIf(nodeIsMissing('rules of execution'))(
  '§1 rules of execution, at the cases that could break them',
  () => {
    let lab: CoreLab;
    let espace: EspaceSender;
    beforeAll(async () => {
      lab = await startCoreLab();
      espace = createEspaceSender(lab.gateway);
    });
    afterAll(() => lab?.stop());

    it('BLOCKHASH in eSpace: of the current block only in a transaction, of a later one never', async () => {
      const code = returning('NUMBER BLOCKHASH');
      const {contractAddress, blockHash} = (await espace.send('account', {data: code, gas: 500_000n})) as {
        contractAddress: Address;
        blockHash: Hex;
      };
      expect(await espace.client<Hex>('eth_getCode', contractAddress, 'latest')).toBe(blockHash);
      expect(BigInt(await espace.client<Hex>('eth_call', {data: code}, 'latest'))).toBe(0n);
      const later = await espace.send('account', {data: returning('1 NUMBER ADD BLOCKHASH'), gas: 500_000n});
      expect(BigInt(await espace.client<Hex>('eth_getCode', later.contractAddress!, 'latest'))).toBe(0n);
    });

    it('the smallest signed number divided by -1 panics, and in an unchecked block returns itself', async () => {
      const min = -(2n ** 255n);
      const division = (block: string) => `// SPDX-License-Identifier: MIT
        pragma solidity 0.8.37;
        contract Division { function divide(int256 a, int256 b) external pure returns (int256) { ${block} } }`;
      const topic = {name: 'division', constructorArgs: [], calls: []};
      const sources = {before: division('return a / b;'), after: division('unchecked { return a / b; }')};
      const {before, after} = compileTopics([{...topic, sources}], 'optimized').division!;
      expect(after.bytecode.length).toBeLessThan(before.bytecode.length);
      const divide = async ({bytecode}: {bytecode: Hex}, ...numbers: [bigint, bigint]) => {
        const {contractAddress: to} = await espace.send('account', {data: bytecode, gas: 500_000n});
        return lab.gateway.ask('espace', 'eth_call', [
          {to, data: encode('divide(int256,int256)', ...numbers)},
          'latest',
        ]);
      };
      const panic = (code: number) => `0x4e487b71${code.toString(16).padStart(64, '0')}`;
      expect((await divide(before, min, -1n)).error?.data).toBe(panic(0x11));
      expect(BigInt.asIntN(256, BigInt((await divide(after, min, -1n)).result as Hex))).toBe(min);
      for (const contract of [before, after]) expect((await divide(contract, 1n, 0n)).error?.data).toBe(panic(0x12));
    });

    it('cfx_call runs as if in the epoch after the one that it is asked for', async () => {
      const epoch = await lab.core.client<Hex>('cfx_epochNumber', 'latest_state');
      const seen = await lab.core.client<Hex>('cfx_call', {to: CONTEXT, data: encode('epochNumber()')}, epoch);
      expect(BigInt(seen)).toBe(BigInt(epoch) + 1n);
    });

    it('neither a nonce that is used nor a sender with code makes a call or an estimate fail', async () => {
      const {contractAddress} = await espace.send('account', {data: creationOf(returning('1')), gas: 500_000n});
      const {contractCreated} = await lab.core.send('account', {data: creationOf(returning('1'))});
      const inEspace = {from: contractAddress, to: contractAddress, nonce: '0x0'};
      const inCore = {from: contractCreated, to: contractCreated, nonce: '0x0'};
      for (const method of ['eth_call', 'eth_estimateGas'])
        expect((await lab.gateway.ask('espace', method, [inEspace])).error).toBeUndefined();
      for (const method of ['cfx_call', 'cfx_estimateGasAndCollateral'])
        expect((await lab.gateway.ask('core', method, [inCore])).error).toBeUndefined();
    });

    it('CFX stay at a reserved address, and a call to it succeeds', async () => {
      const before = await lab.balance(RESERVED);
      const receipt = await lab.send('account', {to: RESERVED, value: CFX, data: '0x01020304'});
      expect(receipt.outcomeStatus).toBe('0x0');
      expect((await lab.balance(RESERVED)) - before).toBe(CFX);
    });

    it.each([0, 1])('a contract can call a user, and no address of another kind, with %d Drip', async (value) => {
      const succeeds = async (to: string) => {
        const {contractCreated} = await lab.core.send('account', {
          data: creationOf(returning(`0 0 0 0 ${value} 0x${to} 100000 CALL`)),
        });
        const request = {from: coreOf('account'), to: contractCreated!, value: '0x1'};
        return BigInt(await lab.core.client<Hex>('cfx_call', request));
      };
      expect(await succeeds(`1${'0'.repeat(39)}`)).toBe(1n);
      expect(await succeeds(`9${'0'.repeat(39)}`)).toBe(0n);
    });

    it('a creation that fails counts in the nonce of the contract that tries it', async () => {
      // The init code is the one byte 0xfe.
      const {contractCreated: to} = await lab.core.send('account', {
        data: creationOf(assemble('0xfe 0 MSTORE8 1 0 0 CREATE POP')),
      });
      const nonce = async () => BigInt(await lab.core.client<Hex>('cfx_getNextNonce', to!));
      expect(await nonce()).toBe(1n);
      expect((await lab.send('account', {to: to!, gas: 1_000_000n})).outcomeStatus).toBe('0x0');
      expect(await nonce()).toBe(2n);
    });

    it('the pool refuses a gas limit above half of the block, and not one of exactly half', async () => {
      const request = {to: coreOf('recipient'), storageLimit: 0n};
      expect(await lab.refusal('account', {...request, gas: 27_000_001n})).toContain('27000000');
      expect(await lab.refusal('account', {...request, gas: 27_000_000n})).toBeUndefined();
    });

    it.each([
      ['no prefix', '0x1234567890123456789012345678901234567890', 'zero or multiple prefixes'],
      ['the prefix of no network', 'cfxx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg', 'invalid prefix'],
      ['two prefixes', 'cfx:cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg', 'invalid option string'],
    ])('an address with %s has its own message', async (_what, address, message) => {
      const {error} = await lab.gateway.ask('core', 'cfx_getBalance', [address]);
      expect(`${error?.message} ${JSON.stringify(error?.data)}`).toContain(message);
    });
  },
);
