import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {coreOf} from '../../scripts/devnet/world/addresses';
import {quantity} from '../../scripts/devnet/world/client';
import {createCoreSender} from '../../scripts/devnet/world/coreSender';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';
import {assemble, creationOf} from '../support/node/evm/assemble';
import {CONTRACT, OTHER} from '../support/node/evm/machine';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

/**
 * The estimate is 7/6 of the gas that the execution has used at its end. It doesn't see a higher need in between, and
 * the EVM has two: a call with value gets 2,300 extra gas and returns what its callee doesn't use, and a write to
 * storage needs more than 2,300 gas left, even if it costs 100. Only one of them applies at a time, so 2,300 more are
 * enough. A call in between raises the need by 1/63, but its own cost raises the margin by the same amount.
 * Source: conflux-rust@v3.0.2, observer/gasman.rs (`gas_cost`) and interpreter/gasometer.rs (`calc_sstore_gas`).
 */
const MARGIN = BigInt(protocolFact('callStipend').value as number);
const BASE = 21_000n;
const {address: from} = espaceAccount('account');
const PAGES = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => `${folder}/espace/build/transaction.mdx`);

/** Sends 1 drip to the account that signed, as a `withdraw()` does. */
const PAYS = '0 0 0 0 1 ORIGIN GAS CALL';
/** What a reentrancy guard does: it changes a slot and restores it. */
const GUARDS = '2 0 SSTORE 1 0 SSTORE';
/** Calls a contract without value, with all its gas; reads memory at an impossible offset if that fails. */
const calls = (address: Hex) => `0 0 0 0 0 ${BigInt(address)} GAS CALL ISZERO 0 SUB MLOAD`;
/**
 * Gas of `PAYS` before the callee returns 2,300: five numbers, two readings, and a call of a warm account with value.
 */
const PAYING = 5n * 3n + 2n + 2n + 100n + 9000n;

describe.skipIf(nodeIsMissing('estimates that are too low'))('an estimate that is not enough', () => {
  let node: RunningNode | undefined;
  let gateway: Gateway;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  type Codes = Record<Hex, string>;
  /** Contracts that exist for one request; each has CFX and 1 in its slot 0. */
  const overrides = (codes: Codes) =>
    Object.fromEntries(
      Object.entries(codes).map(([address, code]) => [
        address,
        {code: assemble(code), balance: '0x9', state: {[`0x${'0'.repeat(64)}`]: `0x${'1'.padStart(64, '0')}`}},
      ]),
    );

  async function estimate(codes: Codes, data: Hex = '0x'): Promise<bigint> {
    const {result, error} = await gateway.ask('espace', 'eth_estimateGas', [
      {from, to: CONTRACT, data},
      'latest',
      overrides(codes),
    ]);
    if (error) throw new Error(JSON.stringify(error));
    return BigInt(result as Hex);
  }

  async function succeeds(codes: Codes, gas: bigint, data: Hex = '0x'): Promise<boolean> {
    const request = {from, to: CONTRACT, gas: quantity(gas), data};
    return !(await gateway.ask('espace', 'eth_call', [request, 'latest', overrides(codes)])).error;
  }

  /** Lowest limit with which a call of the first contract succeeds. */
  async function least(codes: Codes): Promise<bigint> {
    let [low, high] = [BASE, 200_000n];
    while (low < high) {
      const middle = (low + high) / 2n;
      if (await succeeds(codes, middle)) high = middle;
      else low = middle + 1n;
    }
    return low;
  }

  it.each([
    ['a call with value needs 2,300 gas that come back', PAYS, PAYING - 2300n, 2300n],
    ['a write to storage needs more than 2,300 gas left', GUARDS, 4n * 3n + 2100n + 2900n + 100n, 2301n - 100n],
  ])('%s', async (_, code, used, gap) => {
    expect(await estimate({[CONTRACT]: code})).toBe(BASE + (used * 7n) / 6n);
    expect(await least({[CONTRACT]: code})).toBe(BASE + used + gap);
  });

  /** Code that has used this much gas at its end. */
  const working = (used: bigint): Codes => ({[CONTRACT]: `#${'5b'.repeat(Number(used - (PAYING - 2300n)))} ${PAYS}`});
  const boundary = 6n * MARGIN;

  it('the margin covers them from 13,800 gas of execution on', async () => {
    expect(await succeeds(working(boundary), await estimate(working(boundary)))).toBe(true);
    expect(await succeeds(working(boundary - 1n), await estimate(working(boundary - 1n)))).toBe(false);
  });

  it('data raises an estimate that is too low to less than 45,000, before its own minimum covers the need', async () => {
    const codes = working(boundary - 1n);
    const withBytes = async (count: number) => {
      const data: Hex = `0x${'ff'.repeat(count)}`;
      const gas = await estimate(codes, data);
      return {gas, isEnough: await succeeds(codes, gas, data)};
    };
    expect(await withBytes(441)).toEqual({gas: BASE + 441n * 16n + ((boundary - 1n) * 7n) / 6n, isEnough: false});
    expect(await withBytes(442)).toEqual({gas: 44_200n, isEnough: true});
  });

  it.each(PAGES)('%s shows both limits, rounded up', (page) => {
    for (const printed of ['14000', '45000']) expect(plainNumbers(pageSource(page), page)).toContain(printed);
  });

  it('an estimate is enough when the callee uses the 2,300 itself', async () => {
    const codes = {[CONTRACT]: `0 0 0 0 1 ${BigInt(OTHER)} GAS CALL`, [OTHER]: `#${'5b'.repeat(2300)}`};
    expect(await estimate(codes)).toBeGreaterThanOrEqual(await least(codes));
  });

  it.each([
    [1, 'is too low'],
    [20, 'is enough'],
  ])('below %i calls, the estimate %s, and 2,300 gas more are enough', async (depth, said) => {
    const at = (index: number): Hex =>
      index === 0 ? CONTRACT : `0x${(0xc0de1000 + index).toString(16).padStart(40, '0')}`;
    for (const last of [PAYS, GUARDS]) {
      const codes = Object.fromEntries(
        Array.from({length: depth + 1}, (_, index) => [at(index), index < depth ? calls(at(index + 1)) : last]),
      );
      const [estimated, needed] = [await estimate(codes), await least(codes)];
      expect(estimated < needed ? 'is too low' : 'is enough', last).toBe(said);
      expect(estimated + MARGIN, last).toBeGreaterThanOrEqual(needed);
    }
  });

  it('code that reads the gas left can ask for any amount', async () => {
    const codes = {[CONTRACT]: '50000 GAS LT 9 JUMPI STOP JUMPDEST INVALID'};
    expect((await estimate(codes)) + MARGIN).toBeLessThan(await least(codes));
  });

  /** The part of the limit above the gas used costs nothing. A guard earns a refund, so it's charged by its limit. */
  function isFree(code: string, receipt: object): void {
    if (code === GUARDS) return;
    const {gasUsed, gasFee, effectiveGasPrice} = receipt as Record<string, Hex>;
    expect(BigInt(gasFee!)).toBe(BigInt(gasUsed!) * BigInt(effectiveGasPrice!));
  }

  it('a transaction of eSpace with the estimate runs out of gas, and succeeds with 2,300 more', async () => {
    const {client, send} = createEspaceSender(gateway);
    for (const code of [PAYS, GUARDS]) {
      const {contractAddress: to} = await send('account', {data: creationOf(assemble(code)), value: 9n});
      await send('account', {to: to!, gas: 100_000n});
      const gas = BigInt(await client<Hex>('eth_estimateGas', {from, to}));
      const failed = await send('account', {to: to!, gas, mayFail: true});
      expect(failed, code).toMatchObject({
        status: '0x0',
        gasUsed: quantity(gas),
        txExecErrorMsg: expect.stringContaining('OutOfGas'),
      });
      isFree(code, await send('account', {to: to!, gas: gas + MARGIN}));
    }
  });

  it('so does one of Core Space', async () => {
    const {client, send} = createCoreSender(gateway);
    for (const code of [PAYS, GUARDS]) {
      const to = (await send('account', {data: creationOf(assemble(code)), value: 9n})).contractCreated!;
      await send('account', {to, gas: 100_000n, storageLimit: 64n});
      const {gasLimit} = await client<{gasLimit: Hex}>('cfx_estimateGasAndCollateral', {from: coreOf('account'), to});
      const failed = await send('account', {to, gas: BigInt(gasLimit), mayFail: true});
      expect(failed, code).toMatchObject({
        outcomeStatus: '0x1',
        gasUsed: gasLimit,
        txExecErrorMsg: 'VmError(OutOfGas)',
      });
      isFree(code, await send('account', {to, gas: BigInt(gasLimit) + MARGIN}));
    }
  });
});
