import {type Address, type Hex, encodeErrorResult, parseAbi, toHex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {CFX, coreOf, encode, hexOf, internalAt, startCoreLab, type CoreLab} from '../support/node/core/coreProbe';
import {assemble, creationOf} from '../support/node/evm/assemble';
import {espaceOf, mappedOf} from '../../scripts/devnet/world/addresses';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../scripts/devnet/world/internalContracts';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

const GDRIP = 10n ** 9n;
const CONTROL = internalAt(1);
const STAKING = internalAt(2);
/** A page in the three languages. */
const inEach = (page: string): string[] =>
  ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current', 'i18n/es/docusaurus-plugin-content-docs/current'].map(
    (folder) => `${folder}/${page}`,
  );
const GAS_PAGES = inEach('general/conflux-basics/gas.mdx');
const STAKING_PAGES = inEach('core/core-space-basics/internal-contracts/staking.mdx');
/** A row of the table on refunds: limit, before the refund, refund, used, charged. */
const REFUND_ROW = /^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| [\d.]+\s?% \|$/gm;
/** A row of the table on locks: blocks that remain, and the weight of 1 CFX with more of them. */
const LOCK_ROW = /^\| [^|]+ \| [^|\d]+(\d+) \| ([\d.]+) \|$/gm;
/** The error of an eSpace contract that reverts, and the part of it that a Core Space receipt shows. */
const REASON = encodeErrorResult({abi: parseAbi(['error Error(string)']), args: ['no entry']});
/** eSpace code that fails without a revert, and the word for it in a Core Space receipt. */
const OTHER_FAILURES = [
  ['0xfe', 'BadInstruction'],
  ['0x5b5f56', 'OutOfGas'],
] as const;
/** Gas for reading a slot for the first time, and again (EIP-2929). */
const COLD_SLOT = 2100n;
const WARM_SLOT = 100n;

interface Charged {
  gasUsed: Hex;
  gasFee: Hex;
  effectiveGasPrice: Hex;
  txExecErrorMsg: string | null;
}

/** Code that reverts with `data`, word by word. */
function reverting(data: Hex): Hex {
  const words = (data.slice(2).match(/.{1,64}/g) ?? []).map((word) => word.padEnd(64, '0'));
  return assemble(
    `${words.map((word, index) => `${BigInt(`0x${word}`)} ${index * 32} MSTORE`).join(' ')} ${(data.length - 2) / 2} 0 REVERT`,
  );
}

describe.skipIf(nodeIsMissing('general rules at their boundaries'))(
  '§1 general rules of the pages, at the cases that could break them',
  () => {
    let lab: CoreLab;
    let espace: EspaceSender;
    const mapped = mappedOf(coreOf('account'));
    const chargedOf = async (hash: Hex): Promise<{used: bigint; charged: bigint}> => {
      const {gasUsed, gasFee, effectiveGasPrice} = await espace.client<Charged>('eth_getTransactionReceipt', hash);
      return {used: BigInt(gasUsed), charged: BigInt(gasFee) / BigInt(effectiveGasPrice)};
    };
    const mappedNonce = async () => Number(await espace.client<Hex>('eth_getTransactionCount', mapped, 'latest'));

    beforeAll(async () => {
      lab = await startCoreLab();
      espace = createEspaceSender(lab.gateway);
    });
    afterAll(() => lab?.stop());

    it('a refund counts in full or not at all: the two rows of the page on gas', async () => {
      const slots = [0, 1, 2, 3, 4].map((slot) => `0 CALLDATALOAD ${slot} SSTORE`).join(' ');
      const {contractAddress: to} = (await espace.send('account', {
        data: creationOf(assemble(slots)),
        gas: 500_000n,
      })) as {contractAddress: Address};
      const word = (last: string): Hex => `0x${'00'.repeat(31)}${last}`;
      for (const page of GAS_PAGES) {
        const rows = [...plainNumbers(pageSource(page), page).matchAll(REFUND_ROW)].map((row) =>
          row.slice(1).map(BigInt),
        );
        expect(rows, page).toHaveLength(2);
        for (const [limit = 0n, before = 0n, refund = 0n, used = 0n, charged = 0n] of rows) {
          await espace.send('account', {to, data: word('07'), gas: 400_000n});
          const {transactionHash} = await espace.send('account', {to, data: word('00'), gas: limit});
          expect(await chargedOf(transactionHash), page).toEqual({used, charged});
          expect(before - refund).toBe(used);
          expect(3n * (limit - before) < used ? used : (limit * 3n) / 4n).toBe(charged);
        }
      }
    });

    it('a slot that is changed and restored in one Core Space transaction earns a refund too', async () => {
      const {contractCreated: to} = await lab.core.send('account', {
        data: creationOf(assemble('1 0 SSTORE 0 0 SSTORE')),
      });
      const receipt = await lab.send('account', {to: to!, gas: 60_000n, storageLimit: 64n});
      expect(receipt.outcomeStatus).toBe('0x0');
      const kept = await lab.core.send('account', {data: creationOf(assemble('1 0 SSTORE 2 0 SSTORE'))});
      const other = await lab.send('account', {to: kept.contractCreated!, gas: 60_000n, storageLimit: 64n});
      // A first write costs 2900, one more 100, and the refund is the difference.
      expect(BigInt(other.gasUsed) - BigInt(receipt.gasUsed)).toBe(2800n);
    });

    it.each([
      ['transferEVM(bytes20)', (to: Address) => [to]],
      ['callEVM(bytes20,bytes)', (to: Address) => [to, '0x']],
      ['createEVM(bytes)', (_: Address, code: Hex) => [code]],
      ['staticCallEVM(bytes20,bytes)', (to: Address) => [to, '0x']],
    ] as const)(
      '%s returns the remaining gas of a revert, another failure in eSpace takes the limit',
      async (signature, args) => {
        const limit = 3_000_000n;
        const run = async (code: Hex) => {
          const {contractAddress} = await espace.send('account', {data: creationOf(code), gas: 500_000n});
          return lab.send('account', {
            to: INTERNAL.crossSpaceCall,
            data: encode(signature, ...args(contractAddress!, code)),
            gas: limit,
          });
        };
        const reverted = await run(reverting(REASON));
        expect([reverted.outcomeStatus, reverted.txExecErrorMsg]).toEqual(['0x1', 'Vm reverted, no entry']);
        expect(BigInt(reverted.gasUsed)).toBeLessThan(200_000n);
        for (const [code, reason] of OTHER_FAILURES) {
          const failed = await run(code);
          expect([failed.outcomeStatus, BigInt(failed.gasUsed)], reason).toEqual(['0x1', limit]);
          expect(failed.txExecErrorMsg).toContain(reason);
        }
      },
    );

    it('a failure of CrossSpaceCall itself takes the limit', async () => {
      const limit = 3_000_000n;
      const failed = await lab.send('account', {
        to: INTERNAL.crossSpaceCall,
        data: encode('withdrawFromMapped(uint256)', 10n ** 30n),
        gas: limit,
      });
      expect([failed.outcomeStatus, BigInt(failed.gasUsed)]).toEqual(['0x1', limit]);
    });

    it('before V3.1, only the last entry of an access list for an address makes slots warm, and each entry is paid', async () => {
      const code = creationOf(assemble('1 SLOAD POP'));
      const {contractCreated: coreTo} = await lab.core.send('account', {data: code});
      const {contractAddress: espaceTo} = await espace.send('account', {data: code, gas: 500_000n});
      const entries = <A>(address: A, lists: number[][]) =>
        lists.map((slots) => ({address, storageKeys: slots.map((slot) => toHex(slot, {size: 32}))}));
      const inCore = async (...lists: number[][]) =>
        BigInt((await lab.send('account', {type: 1, to: coreTo!, accessList: entries(coreTo!, lists)})).gasUsed);
      const inEspace = async (...lists: number[][]) => {
        const accessList = entries(espaceTo!, lists);
        const {transactionHash} = await espace.send('account', {
          type: 'eip2930',
          to: espaceTo!,
          accessList,
          gas: 300_000n,
        });
        return (await chargedOf(transactionHash)).used;
      };
      const perAddress = BigInt(protocolFact('accessListAddressGas').value);
      for (const used of [inCore, inEspace]) {
        const inOne = await used([1, 2]);
        expect((await used([2], [1])) - inOne, 'the slot is in the last entry').toBe(perAddress);
        expect((await used([1], [2])) - inOne, 'the slot is in the first entry').toBe(
          perAddress + COLD_SLOT - WARM_SLOT,
        );
      }
    });

    it('transferEVM and withdrawals count in the nonce of the mapped account, a transfer to it does not', async () => {
      const start = await mappedNonce();
      await espace.send('account', {to: mapped, value: CFX, gas: 21_000n});
      expect(await mappedNonce()).toBe(start);
      await lab.send('account', {
        to: INTERNAL.crossSpaceCall,
        data: internalCalls.transferEvm(espaceOf('recipient')),
        value: CFX,
      });
      expect(await mappedNonce()).toBe(start + 1);
      await lab.send('account', {to: INTERNAL.crossSpaceCall, data: encode('withdrawFromMapped(uint256)', CFX)});
      expect(await mappedNonce()).toBe(start + 2);
    });

    it.each([
      ['within the upper bound', 500_000n, 2n * GDRIP, true],
      ['one gas above it', 500_001n, 2n * GDRIP, false],
      ['above it at the maximum price only', 600_000n, 2n * GDRIP, false],
      ['within it at a lower maximum price', 600_000n, GDRIP, true],
    ])('the sponsor of a type-2 transaction pays by the maximum price: %s', async (_, gas, maxFeePerGas, sponsored) => {
      const to = await lab.deploy('account');
      await lab.send('sponsor', {
        to: CONTROL,
        value: CFX,
        data: encode('setSponsorForGas(address,uint256)', hexOf(to), CFX / 1000n),
      });
      await lab.send('account', {
        to: CONTROL,
        data: encode('addPrivilegeByAdmin(address,address[])', hexOf(to), [hexOf(coreOf('second'))]),
      });
      await lab.fund('second', CFX);
      const receipt = await lab.send('second', {
        type: 2,
        to,
        data: lab.probe('set', 1n, 1n),
        gas,
        storageLimit: 64n,
        maxFeePerGas,
        maxPriorityFeePerGas: GDRIP / 2n,
      });
      expect(receipt.gasCoveredBySponsor).toBe(sponsored);
    });

    it('the calldata floor is the lowest gas limit, and a generous limit can be charged less than the floor', async () => {
      const request = {to: coreOf('recipient'), data: `0x${'ff'.repeat(300)}` as Hex, storageLimit: 0n};
      expect(await lab.refusal('account', {...request, gas: 32_999n})).toContain('required: 33000');
      const receipt = await lab.send('account', {...request, gas: 40_000n});
      expect([BigInt(receipt.gasUsed), BigInt(receipt.gasFee) / GDRIP]).toEqual([33_000n, 30_000n]);
    });

    it('an estimate compares a price with the burned part of the base fee, and no nonce with the state', async () => {
      const estimate = async (request: object): Promise<string> => {
        const transfer = {from: coreOf('account'), to: coreOf('recipient'), ...request};
        const {error} = await lab.gateway.ask('core', 'cfx_estimateGasAndCollateral', [transfer]);
        return error ? String(error.data) : 'fine';
      };
      const half = GDRIP / 2n;
      expect(await estimate({gasPrice: `0x${half.toString(16)}`})).toBe('fine');
      expect(await estimate({gasPrice: `0x${(half - 1n).toString(16)}`})).toContain('NotEnoughBaseFee');
      expect(await estimate({nonce: '0xffff'})).toBe('fine');
      expect(await estimate({from: coreOf('nobody'), value: '0x1'})).toBe('SenderDoesNotExist');
    });

    it('a call without a sender comes from another user account each time', async () => {
      const {contractCreated: to} = await lab.core.send('account', {
        data: creationOf(assemble('CALLER 0 MSTORE 32 0 RETURN')),
      });
      const callers = [await lab.core.client<Hex>('cfx_call', {to}), await lab.core.client<Hex>('cfx_call', {to})];
      expect(callers.map((caller) => caller[26])).toEqual(['1', '1']);
      expect(callers[0]).not.toBe(callers[1]);
    });

    it('the interest rate that holders vote on is in millionths', async () => {
      const {interestRate} = await lab.core.client<{interestRate: Hex}>('cfx_getParamsFromVote');
      expect(Number(interestRate) / 1_000_000).toBe(0.04);
    });

    it.each(STAKING_PAGES)('a lock counts for what the page says, down to the block: %s', async (page) => {
      const rows = [...plainNumbers(pageSource(page), page).matchAll(LOCK_ROW)].map(
        ([, blocks, weight]) => [BigInt(blocks!), Number(weight)] as const,
      );
      expect(rows).toHaveLength(4);
      const name = `voter of ${page}`;
      await lab.fund(name, 10n * CFX);
      const end = BigInt((await lab.core.client<{blockNumber: Hex}>('cfx_getStatus')).blockNumber) + 2n * rows[0]![0];
      await lab.send(name, {to: STAKING, data: encode('deposit(uint256)', 4n * CFX)});
      await lab.send(name, {to: STAKING, data: encode('voteLock(uint256,uint256)', 4n * CFX, end)});
      const at = async (what: string, left: bigint) =>
        Number(
          await lab.read<bigint>(
            STAKING,
            `${what}(address,uint256) view returns (uint256)`,
            hexOf(coreOf(name)),
            end - left,
          ),
        ) / 4e18;

      const above = rows.slice(0, -1);
      for (const [index, [blocks, weight]] of above.entries()) {
        expect(await at('getVotePower', blocks + 1n), `${blocks} + 1`).toBe(weight);
        // The limit itself belongs to the next row.
        expect(await at('getVotePower', blocks), String(blocks)).toBe(rows[index + 1]![1]);
      }
      expect(rows.at(-1)![0]).toBe(above.at(-1)![0]);
      // The end is exclusive too: the stake is free in the block of the lock itself.
      expect([await at('getLockedStakingBalance', 1n), await at('getLockedStakingBalance', 0n)]).toEqual([1, 0]);
    });
  },
);
