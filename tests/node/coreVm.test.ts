import {concat, getAddress, hexToBytes, keccak256, numberToHex, pad, toHex, type Address, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, coreOf, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';

/** The address of a contract: the last 20 bytes of a hash, with 8 as their first digit. */
const contractAddress = (...parts: Hex[]): Address => getAddress(`0x8${keccak256(concat(parts)).slice(-39)}`);

describe.skipIf(nodeIsMissing('the virtual machine of Core Space'))(
  '§1 what /docs/core/core-space-basics/vm-difference says',
  () => {
    let lab: CoreLab;
    let contract: string;

    beforeAll(async () => {
      lab = await startCoreLab();
      contract = await lab.deploy('account');
    }, 60_000);
    afterAll(() => lab?.stop());

    it('addresses of new contracts follow from creator, nonce or salt, and code', async () => {
      const data: Hex = '0x600a600c600039600a6000f3602a60005260206000f3';
      const nonce = BigInt(await lab.core.client<Hex>('cfx_getNextNonce', coreOf('account')));
      const created = hexOf((await lab.core.send('account', {data})).contractCreated!);
      const littleEndian = toHex(hexToBytes(numberToHex(nonce, {size: 32})).reverse());
      expect(getAddress(created)).toBe(
        contractAddress('0x00', hexOf(coreOf('account')), littleEndian, keccak256(data)),
      );
      for (const call of [lab.probe('make'), lab.probe('make2', pad('0x5', {size: 32}))]) {
        await lab.send('account', {to: contract, data: call});
        expect((await lab.ask<Address>(contract, 'child'))[2]).toBe('8');
      }
    });

    it('ecrecover answers an address of Core Space', async () => {
      const signer = privateKeyToAccount(developmentSecret('account'));
      const hash = keccak256('0x01');
      const signature = await signer.sign({hash});
      const answer = await lab.ask<Address>(
        contract,
        'signer',
        hash,
        Number(BigInt(`0x${signature.slice(130)}`)),
        signature.slice(0, 66) as Hex,
        `0x${signature.slice(66, 130)}`,
      );
      expect(answer.toLowerCase()).toBe(`0x1${signer.address.slice(3).toLowerCase()}`);
      expect(answer.toLowerCase()).toBe(hexOf(coreOf('account')).toLowerCase());
    });

    it('block.number counts blocks, and the epoch has its own function', async () => {
      const [number, gasLimit, difficulty, coinbase] = await lab.ask<[bigint, bigint, bigint, Address, Hex]>(
        contract,
        'block_',
        0n,
      );
      const epoch = await lab.read<bigint>(internalAt(4), 'epochNumber() view returns (uint256)');
      expect(number).toBeGreaterThanOrEqual(epoch);
      expect([gasLimit > 0n, difficulty, /^0x[018]/.test(coinbase)]).toEqual([true, 0n, true]);
      const {blockHash} = await lab.send('account', {to: contract, data: lab.probe('setDifficulty', 1n)});
      expect(await lab.ask<bigint>(contract, 'valueAt', 1n)).toBe(
        BigInt((await lab.core.client<{difficulty: Hex}>('cfx_getBlockByHash', blockHash, false)).difficulty),
      );
    });

    it('CFX sent to an address of no kind stay where they are', async () => {
      const to = `0x2${'0'.repeat(38)}1` as Address;
      await lab.send('account', {to: contract, value: CFX, data: lab.probe('pay', to)});
      expect(await lab.balance(contract)).toBe(CFX);
      await lab.send('account', {to: contract, value: CFX, data: lab.probe('pay', hexOf(coreOf('somebody')))});
      expect(await lab.balance(coreOf('somebody'))).toBe(CFX);
    });

    it('a new slot takes as much gas as a changed one, and an emptied one earns no gas back', async () => {
      const gasOf = async (value: bigint) =>
        Number((await lab.send('account', {to: contract, data: lab.probe('set', 9n, value)})).gasUsed);
      const [fresh, changed, emptied] = [await gasOf(1n), await gasOf(2n), await gasOf(0n)];
      expect(fresh).toBe(changed);
      // Calldata of zero bytes is cheaper: one byte of the argument.
      expect(changed - emptied).toBe(12);
    });

    it('SELFDESTRUCT of an older contract moves its CFX and leaves the code', async () => {
      const other = await lab.deploy('account');
      await lab.core.send('account', {to: other, value: CFX});
      const code = await lab.core.client('cfx_getCode', other);
      await lab.send('account', {to: other, data: lab.probe('leave', hexOf(coreOf('heir')))});
      expect([await lab.balance(coreOf('heir')), await lab.core.client('cfx_getCode', other)]).toEqual([CFX, code]);
    });

    it('code locks 512 bytes for each KiB begun, of its creator', async () => {
      const before = await lab.collateral(coreOf('account'));
      const size = ((await lab.core.client<Hex>('cfx_getCode', await lab.deploy('account'))).length - 2) / 2;
      expect((await lab.collateral(coreOf('account'))) - before).toBe((BigInt(Math.ceil(size / 1024)) * CFX) / 2n);
    });

    it('one byte below what is needed, a call fails and takes all gas; emptying needs no limit', async () => {
      await lab.send('account', {to: contract, data: lab.probe('set', 30n, 1n), storageLimit: 64n});
      expect(
        await lab.send('account', {to: contract, data: lab.probe('set', 30n, 0n), storageLimit: 0n}),
      ).toMatchObject({outcomeStatus: '0x0'});
      const receipt = await lab.send('account', {to: contract, data: lab.probe('set', 30n, 1n), storageLimit: 63n});
      expect([receipt.txExecErrorMsg, Number(receipt.gasUsed)]).toEqual(['VmError(ExceedStorageLimit)', 300_000]);
    });

    it('a contract cannot catch a collateral that nobody can pay: the whole transaction fails', async () => {
      await lab.fund('broke', CFX / 100n);
      const write = lab.probe('call', hexOf(contract), lab.probe('set', 50n, 1n));
      const receipt = await lab.send('broke', {to: contract, data: write, gas: 200_000n, storageLimit: 0n});
      expect(receipt.txExecErrorMsg).toContain('NotEnoughBalanceForStorage');
      expect(Number(receipt.gasUsed)).toBe(200_000);
      expect(await lab.ask<bigint>(contract, 'valueAt', 50n)).toBe(0n);
    });
  },
);
