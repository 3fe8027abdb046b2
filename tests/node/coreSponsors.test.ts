import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, coreOf, encode, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';

const CONTROL = internalAt(1);
const SLOT = CFX / 16n;
const SHORT = {gas: 100_000n, storageLimit: 64n};

interface SponsorInfo {
  sponsorBalanceForGas: Hex;
  sponsorBalanceForCollateral: Hex;
  availableStoragePoints: Hex;
  usedStoragePoints: Hex;
}

describe.skipIf(nodeIsMissing('the sponsors of Core Space'))(
  '§1 what /docs/core/core-space-basics/sponsor-mechanism says',
  () => {
    let lab: CoreLab;
    let contract: string;
    const set = (place: bigint, value = 1n) => lab.probe('set', place, value);
    const info = (of = contract) => lab.core.client<SponsorInfo>('cfx_getSponsorInfo', of);
    const control = (name: string, signature: string, args: unknown[], value = 0n) =>
      lab.send(name, {to: CONTROL, value, data: encode(signature, ...args)});
    const sponsorCollateral = (of: string, value: bigint, name = 'sponsor') =>
      control(name, 'setSponsorForCollateral(address)', [hexOf(of)], value);
    const admit = (of: string, ...names: string[]) =>
      control('account', 'addPrivilegeByAdmin(address,address[])', [
        hexOf(of),
        names.map((name) => hexOf(coreOf(name))),
      ]);

    beforeAll(async () => {
      lab = await startCoreLab();
      contract = await lab.deploy('account');
      await control('sponsor', 'setSponsorForGas(address,uint256)', [hexOf(contract), CFX / 1000n], CFX);
      await sponsorCollateral(contract, CFX / 4n);
      await admit(contract, 'poor', 'second');
    }, 60_000);
    afterAll(() => lab?.stop());

    it('half of a payment for collateral becomes storage points', async () => {
      const {sponsorBalanceForCollateral, availableStoragePoints} = await info();
      expect([BigInt(sponsorBalanceForCollateral), Number(availableStoragePoints)]).toEqual([CFX / 8n, 128]);
    });

    it('a failed transaction costs the sponsor its gas', async () => {
      const before = BigInt((await info()).sponsorBalanceForGas);
      const {outcomeStatus, gasFee, gasCoveredBySponsor} = await lab.send('poor', {
        to: contract,
        data: lab.probe('fail'),
        ...SHORT,
      });
      expect([outcomeStatus, gasCoveredBySponsor]).toEqual(['0x1', true]);
      expect(before - BigInt((await info()).sponsorBalanceForGas)).toBe(BigInt(gasFee));
    });

    it('CFX are used before points, and points are filled up first', async () => {
      for (const place of [1n, 2n, 3n]) await lab.send('poor', {to: contract, data: set(place), ...SHORT});
      const used = await info();
      expect([
        BigInt(used.sponsorBalanceForCollateral),
        Number(used.availableStoragePoints),
        Number(used.usedStoragePoints),
      ]).toEqual([0n, 64, 64]);
      await lab.send('poor', {to: contract, data: set(1n, 0n), ...SHORT});
      const released = await info();
      expect([
        BigInt(released.sponsorBalanceForCollateral),
        Number(released.availableStoragePoints),
        Number(released.usedStoragePoints),
      ]).toEqual([0n, 128, 0]);
      for (const place of [2n, 3n]) await lab.send('poor', {to: contract, data: set(place, 0n), ...SHORT});
    });

    it('of two transactions that the pot covers only once, the second waits until it is replaced after a refill', async () => {
      const small = await lab.deploy('account');
      await control('sponsor', 'setSponsorForGas(address,uint256)', [hexOf(small), CFX / 1000n], CFX);
      await sponsorCollateral(small, SLOT);
      await admit(small, 'first', 'late');
      const write = (name: string, place: bigint, gasPrice?: bigint) =>
        lab.core.sign(name, {to: small, data: set(place), ...SHORT, nonce: 0n, gasPrice});
      const post = async (raw: string) =>
        (await lab.gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [raw])).result as string;
      const outcomeOf = async (hash: string) =>
        (await lab.core.client<{outcomeStatus: Hex} | null>('cfx_getTransactionReceipt', hash))?.outcomeStatus;
      const hashes = [await post(await write('first', 1n)), await post(await write('late', 2n))];
      await lab.gateway.mine();
      const outcomes = await Promise.all(hashes.map(outcomeOf));
      expect(outcomes.filter((outcome) => outcome === '0x0')).toHaveLength(1);
      const waiting = outcomes[0] ? 'late' : 'first';
      const reason = async () =>
        (await lab.core.client<{firstTxStatus: unknown}>('cfx_getAccountPendingTransactions', coreOf(waiting)))
          .firstTxStatus;
      // The pool compares with the state that it knows, which can be older than the receipts.
      const reasonAfterBlock = async () => {
        await lab.gateway.mine();
        return reason();
      };
      await expect.poll(reasonAfterBlock).toEqual({pending: 'notEnoughCash'});
      expect(await lab.core.client('cfx_getNextNonce', coreOf(waiting))).toBe('0x0');
      await sponsorCollateral(small, SLOT);
      await lab.gateway.mine();
      await expect.poll(reasonAfterBlock).toEqual({pending: 'outdatedStatus'});
      const again = await post(await write(waiting, 3n, 2_000_000_000n));
      await lab.gateway.mine();
      expect(await outcomeOf(again)).toBe('0x0');
    });

    it("a sponsor of an inner contract does not pay, and the recipient's pot owns what inner contracts write", async () => {
      const inner = await lab.deploy('account');
      await control('sponsor', 'setSponsorForGas(address,uint256)', [hexOf(inner), CFX / 1000n], CFX);
      await admit(inner, 'poor');
      const outer = await lab.deploy('account');
      await lab.fund('poor', CFX);
      const unsponsored = await lab.send('poor', {to: outer, data: lab.probe('call', hexOf(inner), set(1n)), ...SHORT});
      expect(unsponsored).toMatchObject({outcomeStatus: '0x0', gasCoveredBySponsor: false});
      const sponsored = await lab.send('poor', {
        to: contract,
        data: lab.probe('call', hexOf(inner), set(2n)),
        ...SHORT,
      });
      expect(sponsored).toMatchObject({outcomeStatus: '0x0', storageCoveredBySponsor: true});
      expect(await lab.collateral(contract)).toBe(SLOT);
    });

    it('the storageLimit does not bind what the pot pays, and an empty pot fails the call', async () => {
      const before = await lab.collateral(contract);
      expect(await lab.send('poor', {to: contract, data: set(20n), gas: 100_000n, storageLimit: 0n})).toMatchObject({
        outcomeStatus: '0x0',
        storageCoveredBySponsor: true,
      });
      expect(await lab.collateral(contract)).toBe(before + SLOT);
      for (const place of [21n, 22n])
        await lab.send('poor', {to: contract, data: set(place), gas: 100_000n, storageLimit: 0n});
      const dry = await lab.send('poor', {to: contract, data: set(23n), gas: 100_000n, storageLimit: 0n});
      expect(dry.txExecErrorMsg).toContain('NotEnoughBalanceForStorage');
    });

    it('a new sponsor for collateral pays the old one back, without the points', async () => {
      const taken = await lab.deploy('account');
      await sponsorCollateral(taken, CFX);
      await admit(taken, 'poor');
      await lab.send('poor', {to: taken, data: set(1n), ...SHORT});
      expect((await sponsorCollateral(taken, CFX / 2n, 'account')).txExecErrorMsg).toContain(
        'sponsor_balance is not enough to cover previous sponsor',
      );
      const before = await lab.balance(coreOf('sponsor'));
      expect((await sponsorCollateral(taken, CFX, 'account')).outcomeStatus).toBe('0x0');
      expect((await lab.balance(coreOf('sponsor'))) - before).toBe(CFX / 2n);
    });

    it('cfx_checkBalanceAgainstTransaction says who will pay', async () => {
      const check = (gas: bigint) =>
        lab.core.client(
          'cfx_checkBalanceAgainstTransaction',
          coreOf('second'),
          contract,
          `0x${gas.toString(16)}`,
          '0x3b9aca00',
          '0x0',
        );
      expect(await check(1_000_000n)).toEqual({isBalanceEnough: true, willPayCollateral: false, willPayTxFee: false});
      expect(await check(1_000_001n)).toEqual({isBalanceEnough: false, willPayCollateral: false, willPayTxFee: true});
    });
  },
);
