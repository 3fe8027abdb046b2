import fs from 'node:fs';
import {keccak256, toBytes, zeroAddress, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {rulesOf} from '@site/src/facts/feeRules';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {assemble, creationOf} from '../support/node/evm/assemble';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf, mappedOf} from '../../scripts/devnet/world/addresses';
import {createCoreSender, type CoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {INTERNAL, internalCalls} from '../../scripts/devnet/world/internalContracts';
import {pageSource} from '../../scripts/lib/pageSource';

const RATIO = Number(protocolFact('espaceBlockRatio').value);
const CFX = 10n ** 18n;
/** Passes data and value on to CrossSpaceCall, and leaves on the stack whether that succeeded. */
const PASS_ON = `CALLDATASIZE 0 0 CALLDATACOPY 0 0 CALLDATASIZE 0 CALLVALUE ${BigInt(protocolFact('crossSpaceCall').value)} GAS CALL`;
/** Stores one more than that: 1 for a failure, 2 for a success. */
const HANDLES = creationOf(assemble(`${PASS_ON} 1 ADD 0 SSTORE`));
const REVERTS = creationOf(assemble(`${PASS_ON} 0 0 REVERT`));

interface Phantom {
  from: Address;
  to: Address;
  value: Hex;
  gasPrice: Hex;
}

describe.skipIf(nodeIsMissing('calls across the spaces'))(
  'what /docs/espace/build/cip90 and cross-space-bridge say of calls',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let core: CoreSender;
    let espace: EspaceSender;
    /** Stores the gas that it finds, and fails when the call has data. */
    let meter: Address;
    let handles: string;
    const slotOf = async (address: Address) =>
      BigInt(await espace.client<Hex>('eth_getStorageAt', address, '0x0', 'latest'));

    beforeAll(async () => {
      // As on the public networks, one block in five can contain eSpace transactions.
      node = await startNode({changed: {evm_transaction_block_ratio: RATIO}});
      gateway = await startGateway(node);
      core = createCoreSender(gateway);
      espace = createEspaceSender(gateway);
      const code = assemble('GAS 0 SSTORE CALLDATASIZE 8 JUMPI STOP JUMPDEST 0 0 REVERT');
      const raw = await espace.sign('account', {data: creationOf(code), gas: 200_000n});
      const {result: hash} = await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [raw]);
      let receipt: {contractAddress: Address; blockNumber: Hex} | null = null;
      for (let block = 0; block < 2 * RATIO && !receipt; block++) {
        await gateway.mine();
        receipt = await espace.client('eth_getTransactionReceipt', hash);
      }
      expect(Number(receipt!.blockNumber) % RATIO).toBe(0);
      meter = receipt!.contractAddress;
      handles = (await core.send('account', {data: HANDLES})).contractCreated!;
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    it('a share of the remaining gas reaches eSpace', async () => {
      const gas = 2_000_000n;
      await core.send('account', {to: INTERNAL.crossSpaceCall, data: internalCalls.callEvm(meter, '0x'), gas});
      const [one, of] = String(protocolFact('crossSpaceGasShare').value).split('/').map(BigInt);
      const found = await slotOf(meter);
      expect(found).toBeLessThan((gas * one!) / of!);
      expect(found).toBeGreaterThan(((gas - 80_000n) * one!) / of!);
    });

    it('a contract sees the failure of its call, and goes on', async () => {
      await core.send('account', {
        to: handles,
        data: internalCalls.callEvm(meter, '0x'),
        gas: 3_000_000n,
        storageLimit: 64n,
      });
      const stored = async () => BigInt(await core.client<Hex>('cfx_getStorageAt', handles, '0x0'));
      expect(await stored()).toBe(2n);
      const before = await slotOf(meter);
      await core.send('account', {
        to: handles,
        data: internalCalls.callEvm(meter, '0x01'),
        gas: 3_000_000n,
        storageLimit: 64n,
      });
      expect(await stored()).toBe(1n);
      expect(await slotOf(meter)).toBe(before);
    });

    it('when the caller reverts, eSpace keeps nothing of the call', async () => {
      const {contractCreated} = await core.send('account', {data: REVERTS});
      const before = await slotOf(meter);
      const receipt = await core.send('account', {
        to: contractCreated!,
        data: internalCalls.callEvm(meter, '0x'),
        gas: 2_500_000n,
        mayFail: true,
      });
      expect(receipt.outcomeStatus).toBe('0x1');
      expect(await slotOf(meter)).toBe(before);
    });

    it('a contract that sends 2 CFX shows as the two transactions of the page, in whatever block', async () => {
      const heights: number[] = [];
      for (let index = 0; index < 2; index++) {
        const {epochNumber, logs} = await core.send('account', {
          to: handles,
          value: 2n * CFX,
          data: internalCalls.callEvm(meter, '0x'),
          gas: 3_000_000n,
          storageLimit: 64n,
        });
        heights.push(Number(epochNumber) % RATIO);
        const {transactions} = await espace.client<{transactions: Phantom[]}>(
          'eth_getBlockByNumber',
          epochNumber,
          true,
        );
        const mapped = mappedOf(handles).toLowerCase();
        const value = `0x${(2n * CFX).toString(16)}`;
        expect(transactions).toMatchObject([
          {from: zeroAddress, to: mapped, value, gasPrice: '0x0'},
          {from: mapped, to: meter.toLowerCase(), value, gasPrice: '0x0'},
        ]);
        // The page shows the signatures of the events, whose hashes are the first topics.
        const signatures = [
          ...fs.readFileSync('docs/espace/build/cip90.mdx', 'utf8').matchAll(/^\| `(\w+\([\w,]+\))` \|/gm),
        ].map(([, signature]) => keccak256(toBytes(signature!)));
        expect(signatures).toHaveLength(4);
        expect(logs.map(({topics}) => signatures.indexOf(topics[0]!))).toEqual([0, 3]);
      }
      // Blocks are six heights apart, so one of two heights isn't a multiple.
      expect(heights.some((rest) => rest !== 0)).toBe(true);
    });

    it('events of an arrival, a creation and a withdrawal have the signatures of the page', async () => {
      const topicOf = (signature: string) => keccak256(toBytes(signature));
      const mapped = mappedOf(coreOf('staker'));
      const arrival = await core.send('staker', {
        to: INTERNAL.crossSpaceCall,
        value: CFX,
        data: internalCalls.transferEvm(mapped),
      });
      expect(arrival.logs.map(({topics}) => topics[0])).toEqual([
        topicOf('Call(bytes20,bytes20,uint256,uint256,bytes)'),
        topicOf('Outcome(bool)'),
      ]);
      const creation = await core.send('staker', {
        to: INTERNAL.crossSpaceCall,
        data: internalCalls.createEvm(creationOf('0x00')),
      });
      expect(creation.logs.map(({topics}) => topics[0])).toEqual([
        topicOf('Create(bytes20,bytes20,uint256,uint256,bytes)'),
        topicOf('Outcome(bool)'),
      ]);
      const withdrawal = await core.send('staker', {
        to: INTERNAL.crossSpaceCall,
        data: internalCalls.withdrawFromMapped(CFX),
      });
      expect(withdrawal.logs.map(({topics}) => topics[0])).toEqual([
        topicOf('Withdraw(bytes20,address,uint256,uint256)'),
      ]);
    });

    it('CFX goes there and back for the fees that /docs/general/tutorials/transferring-funds gives as limits', async () => {
      const page = pageSource('docs/general/tutorials/transferring-funds/index.mdx');
      const limitOf = (row: string) =>
        Number(new RegExp(`^\\| ${row} \\|.*less than ([\\d.]+) CFX at the lowest base fee`, 'm').exec(page)![1]) *
        1e18;
      const mapped = mappedOf(coreOf('staker'));
      const feeOf = async (data: Hex, value = 0n) => {
        const gasPrice = rulesOf('core').leastPrice;
        const receipt = await core.send('staker', {to: INTERNAL.crossSpaceCall, value, data, gasPrice});
        return Number(receipt.gasFee);
      };
      const there = await feeOf(internalCalls.transferEvm(mapped), CFX);
      expect(there).toBeGreaterThan(0);
      expect(there).toBeLessThan(limitOf('CFX in Core Space, to eSpace'));
      // The first of the two transactions back is a transfer in eSpace.
      const transfer = Number(protocolFact('transferGas').value) * Number(rulesOf('espace').leastPrice);
      const back = transfer + (await feeOf(internalCalls.withdrawFromMapped(CFX)));
      expect(back).toBeLessThan(limitOf('CFX in eSpace, to Core Space'));
      // The limits aren't so high that they say nothing.
      expect(back).toBeGreaterThan(limitOf('CFX in eSpace, to Core Space') / 10);
    });
  },
);
