import type {CoreReceipt} from '../../scripts/devnet/world/coreSender';
import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {priced, type Call} from '@site/src/components/tools/SponsorCalculator/model/call';
import {bytesOf, payIn, sizeOf, type StorageRules} from '@site/src/components/tools/SponsorCalculator/model/collateral';
import {run} from '@site/src/components/tools/SponsorCalculator/model/run';
import {
  emptyFunds,
  step,
  type Funds,
  type Sponsor,
  type Verdict,
} from '@site/src/components/tools/SponsorCalculator/model/step';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, coreOf, encode, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';
import type {CoreRequest} from '../../scripts/devnet/world/coreSender';

const CONTROL = internalAt(1);
const SLOT = CFX / 16n;
const GDRIP = 10n ** 9n;
const rules: StorageRules = {bytesPerCfx: 1024n, slotBytes: 64n, codeBytesPerKib: 512n};
/** Writes each pair of words in its data to storage: slot, value. With any other data, it stops early. */
const WRITER = '5f5b3681101560175780602001358135556040016001565b00';
const CREATE = `0x60${(WRITER.length / 2).toString(16)}8060095f395ff3${WRITER}` as Hex;
const word = (value: bigint) => value.toString(16).padStart(64, '0');
/** Data that sets the slots from one number to another. */
const slots = (from: number, to: number, value: bigint): Hex =>
  `0x${Array.from({length: to - from}, (_, i) => word(BigInt(from + i)) + word(value)).join('')}`;

interface SponsorInfo {
  sponsorBalanceForGas: Hex;
  sponsorBalanceForCollateral: Hex;
  availableStoragePoints: Hex;
  usedStoragePoints: Hex;
}
type Paid = CoreReceipt & {burntGasFee: Hex; effectiveGasPrice: Hex};

describe.skipIf(nodeIsMissing('the sponsor calculator against who pays on the node'))(
  '§1 the sponsor calculator',
  () => {
    let lab: CoreLab;
    let contract: string;
    let funds: Funds;
    let sponsor: Sponsor;

    /** A new contract with sponsors and a whitelist that contains everyone. */
    async function sponsored(gas: bigint, bound: bigint, payment: bigint): Promise<void> {
      const created = (await lab.send('account', {data: CREATE})) as CoreReceipt;
      expect(BigInt(created.storageCollateralized)).toBe(sizeOf(0n, BigInt(WRITER.length / 2), rules));
      contract = created.contractCreated!;
      const control = (name: string, signature: string, args: unknown[], value = 0n) =>
        lab.send(name, {to: CONTROL, value, data: encode(signature, ...args)});
      await control('sponsor', 'setSponsorForGas(address,uint256)', [hexOf(contract), bound], gas);
      if (payment > 0n) await control('sponsor', 'setSponsorForCollateral(address)', [hexOf(contract)], payment);
      await control('account', 'addPrivilegeByAdmin(address,address[])', [hexOf(contract), [`0x${'0'.repeat(40)}`]]);
      funds = {...emptyFunds, gas, ...payIn(payment)};
      sponsor = {bound, hasCollateral: payment > 0n, rules};
    }

    async function expectFunds(): Promise<void> {
      const info = await lab.core.client<SponsorInfo>('cfx_getSponsorInfo', contract);
      expect({
        gas: BigInt(info.sponsorBalanceForGas),
        balance: BigInt(info.sponsorBalanceForCollateral),
        points: BigInt(info.availableStoragePoints),
        usedPoints: BigInt(info.usedStoragePoints),
        collateral: await lab.collateral(contract),
      }).toEqual({
        gas: funds.gas,
        balance: funds.balance,
        points: bytesOf(funds.points, rules),
        usedPoints: bytesOf(funds.usedPoints, rules),
        collateral: funds.locked,
      });
    }

    /** Sends, and compares the receipt and the contract's funds with the model. `set` and `cleared` in slots. */
    async function send(name: string, request: CoreRequest & {gas: bigint}, set = 0n, cleared = 0n): Promise<Verdict> {
      const before = await lab.collateral(coreOf(name));
      const {type = 0, storageLimit = 0n} = request;
      const receipt = (await lab.send(name, {...request, to: contract, storageLimit})) as Paid;
      const [maxPrice, priority] =
        type === 2
          ? [request.maxFeePerGas!, request.maxPriorityFeePerGas!]
          : [request.gasPrice ?? GDRIP, request.gasPrice ?? GDRIP];
      const call: Call = {
        isListed: true,
        limit: request.gas,
        used: BigInt(receipt.gasUsed),
        basePrice: GDRIP,
        maxPrice,
        priority,
        storageLimit,
        set: set * 64n,
        cleared: cleared * 64n,
      };
      const {verdict, after} = step(funds, sponsor, priced(call));
      const paid = after.senderFees - funds.senderFees + funds.gas - after.gas;
      expect({
        gas: receipt.gasCoveredBySponsor,
        fee: BigInt(receipt.gasFee),
        burnt: BigInt(receipt.burntGasFee),
        error: /Storage/.test(receipt.txExecErrorMsg ?? ''),
      }).toEqual({
        gas: verdict.gasBy === 'sponsor',
        fee: paid,
        burnt: after.burnt - funds.burnt,
        error: verdict.failure !== undefined,
      });
      expect((await lab.collateral(coreOf(name))) - before).toBe(after.senderLocked - funds.senderLocked);
      if (verdict.failure)
        expect(receipt.txExecErrorMsg).toContain(
          {sponsorShort: 'NotEnoughBalanceForStorage', overLimit: 'ExceedStorageLimit'}[verdict.failure],
        );
      funds = after;
      await expectFunds();
      return verdict;
    }

    beforeAll(async () => {
      lab = await startCoreLab();
      await lab.fund('rich', CFX);
    }, 60_000);
    afterAll(() => lab?.stop());

    it('knows at which transaction the balance for gas is used up, down to the last Drip', async () => {
      const LIMIT = 21_020n;
      const FEE = LIMIT * GDRIP;
      // The least that a sponsor can send: upper bound and balance match exactly. Two zero bytes leave 12 gas, so the
      // call runs out of gas and pays for the whole limit.
      await sponsored(1_000n * FEE, FEE, 0n);
      const data = slots(0, 1, 0n).slice(0, 6) as Hex;
      const call = priced({
        isListed: true,
        limit: LIMIT,
        used: LIMIT,
        basePrice: GDRIP,
        maxPrice: GDRIP,
        priority: GDRIP,
        storageLimit: 0n,
        set: 0n,
        cleared: 0n,
      });
      const forecast = run(funds, sponsor, call, 1_002n);
      expect(forecast.phases.map(({first, gasBy}) => [first, gasBy])).toEqual([
        [1n, 'sponsor'],
        [1_001n, 'sender'],
      ]);
      for (let nonce = 0n; nonce < 998n; nonce++) {
        const raw = await lab.core.sign('rich', {
          to: contract,
          data,
          gas: LIMIT,
          storageLimit: 0n,
          nonce,
          epochHeight: 50n,
        });
        expect((await lab.gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [raw])).error).toBeUndefined();
      }
      for (
        let block = 0;
        block < 20 && (await lab.core.client('cfx_getNextNonce', coreOf('rich'))) !== '0x3e6';
        block++
      )
        await lab.gateway.mine();
      funds = run(funds, sponsor, call, 998n).funds;
      await expectFunds();
      expect(funds.gas).toBe(2n * FEE);
      const payers: string[] = [];
      for (let i = 0; i < 4; i++) {
        const needsNone = step(funds, sponsor, call).verdict.senderNeeds === 0n;
        // A sender without CFX. The node accepts transactions that cost the sender nothing.
        if (!needsNone)
          expect(await lab.refusal('poor', {to: contract, data, gas: LIMIT, storageLimit: 0n})).toMatch(
            /out of balance/,
          );
        payers.push((await send(needsNone ? 'poor' : 'rich', {data, gas: LIMIT})).gasBy);
      }
      expect(payers).toEqual(['sponsor', 'sponsor', 'sender', 'sender']);
    }, 120_000);

    it('compares the bound with the maximum price in type 2, and refunds at most a quarter', async () => {
      const gas = 100_000n;
      await sponsored(CFX, 2n * gas * GDRIP, 0n);
      const payer = async (request: Partial<CoreRequest>) => (await send('rich', {gas, ...request})).gasBy;
      expect(await payer({type: 2, maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: 0n})).toBe('sponsor');
      expect(await payer({type: 2, maxFeePerGas: 2n * GDRIP + 1n, maxPriorityFeePerGas: 0n})).toBe('sender');
      expect(await payer({type: 2, maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: 3n})).toBe('sponsor');
      expect(await payer({gasPrice: 2n * GDRIP})).toBe('sponsor');
      expect(await payer({gasPrice: 2n * GDRIP + 1n})).toBe('sender');
      expect(await payer({gas: 25_000n})).toBe('sponsor');
    });

    it('knows when CFX, points, and both are used up, and what clearing slots returns', async () => {
      await sponsored(CFX, CFX / 1000n, 5n * SLOT);
      const gas = 200_000n;
      const payers: (string | undefined)[] = [];
      for (let i = 0; i < 6; i++)
        payers.push((await send('rich', {data: slots(i, i + 1, 1n), gas, storageLimit: 64n}, 1n)).storageBy);
      expect(payers).toEqual(['sponsor', 'sponsor', 'sponsor', 'sponsor', 'sponsor', 'sender']);
      expect((await send('rich', {data: slots(6, 8, 1n), gas, storageLimit: 64n}, 2n)).failure).toBe('overLimit');
      expect((await send('rich', {data: slots(6, 7, 1n), gas, storageLimit: 0n}, 1n)).failure).toBe('sponsorShort');
      // A slot cleared and another one set: the sponsor's storage stays as it is.
      await send('rich', {data: `${slots(0, 1, 0n)}${slots(8, 9, 1n).slice(2)}` as Hex, gas, storageLimit: 0n}, 1n, 1n);
      await send('rich', {data: slots(1, 2, 0n), gas}, 0n, 1n);
      expect((await send('rich', {data: slots(9, 10, 1n), gas, storageLimit: 65n}, 1n)).storageBy).toBe('sender');
    });

    it('loses what one transaction releases beyond the CFX that are locked', async () => {
      await sponsored(CFX, CFX / 1000n, 4n * SLOT);
      const gas = 300_000n;
      await send('rich', {data: slots(0, 4, 1n), gas, storageLimit: 256n}, 4n);
      await send('rich', {data: slots(0, 4, 0n), gas}, 0n, 4n);
      // Points for two slots are available again. The CFX stay locked, although no slot is left.
      expect({...funds, gas: 0n, burnt: 0n}).toEqual({
        ...emptyFunds,
        points: 2n * SLOT,
        locked: 2n * SLOT,
        lost: 2n * SLOT,
      });
    });
  },
);
