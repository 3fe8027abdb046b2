import {describe, expect, it} from 'vitest';
import {dataOf} from '@site/scripts/devnet/claims/attacks/recordAttacks';
import {cfxOf, dripOf} from '../amounts';
import type {AttackData} from '../data';
import type {AttackResult} from '../moments';
import {runAttack} from '../runAttack';

const bank = dataOf('reentrancy-attack', 'espace');
const run = (target: string, amounts: Record<string, string> = {}, data: AttackData = bank) =>
  runAttack(data, {attack: data.attacks[0]!.id, target, amounts});
/** A moment as a reader sees it: depth, words and the number of its line in the page. */
const shown = ({moments, start}: AttackResult, data: AttackData) =>
  moments.slice(start).map(({kind, depth, who, to, text, place}) => {
    const line = place ? ` @${data.files[place.file]!.name}:${data.files[place.file]!.numbers[place.line - 1]}` : '';
    return `${'. '.repeat(depth)}${kind} ${who}${to ? ` > ${to}` : ''}${text ? `.${text}` : ''}${line}`;
  });

describe('what a run shows', () => {
  it('every call, write and revert, with the line that the page shows', async () => {
    expect(shown(await run('FixedBank'), bank)).toEqual([
      'call Attacker > Robber.attack() @Attack.sol:10',
      '. write Robber @Attack.sol:11',
      '. call Robber > FixedBank.deposit() @Attack.sol:12',
      '. . write FixedBank @Fixed.sol:6',
      '. call Robber > FixedBank.withdraw() @Attack.sol:13',
      '. . write FixedBank @Fixed.sol:13',
      '. . call FixedBank > Robber.receive() @Fixed.sol:15',
      '. . . call Robber > FixedBank.withdraw() @Attack.sol:17',
      '. . . revert FixedBank.nothing to withdraw @Fixed.sol:11',
      '. . revert Robber.nothing to withdraw @Attack.sol:17',
      '. revert FixedBank.transfer failed @Fixed.sol:16',
      'revert Robber.transfer failed @Attack.sol:13',
    ]);
  });

  it('a lock of a library at the function that it guards', async () => {
    const lines = shown(await run('GuardedBank'), bank);
    // The lock of `deposit` closes and opens at line 7 of the page, and that of `withdraw` rejects at line 11.
    expect(lines.filter((line) => line === '. . write GuardedBank @Guarded.sol:7')).toHaveLength(2);
    expect(lines).toContain('. . . revert GuardedBank.ReentrancyGuardReentrantCall() @Guarded.sol:11');
  });

  it('the balances after each moment: the record of the robber does not change during the payments', async () => {
    const {moments, start, rows} = await run('VulnerableBank');
    const [own, robber, record] = ['VulnerableBank', 'Robber', 'balanceOf[Robber]'].map((name) =>
      rows.findIndex(({label}) => label === name),
    ) as [number, number, number];
    const payments = moments.slice(start).filter(({text}) => text === 'receive()');
    expect(payments).toHaveLength(11);
    for (const [index, {values}] of payments.entries()) {
      expect(cfxOf(BigInt(values[own]!))).toBe(String(10 - index));
      expect(cfxOf(BigInt(values[robber]!))).toBe(String(index + 1));
      expect(cfxOf(BigInt(values[record]!))).toBe('1');
    }
  });

  it('a contract without lines at the line that called it, and the events with their values', async () => {
    const data = dataOf('unchecked-call', 'espace');
    expect(shown(await run('TrustingShop', {}, data), data).slice(1)).toEqual([
      '. call TrustingShop > Coin.transferFrom(Buyer, TrustingShop, 5e18) @Vulnerable.sol:16',
      '. revert Coin.ERC20InsufficientAllowance(TrustingShop, 0, 5e18) @Vulnerable.sol:16',
      '. write TrustingShop @Vulnerable.sol:17',
      '. event TrustingShop.Sold(Buyer, false) @Vulnerable.sol:18',
    ]);
  });
});

describe("the reader's amounts", () => {
  it('change the outcome as they would on a chain', async () => {
    const {after, works} = await run('VulnerableBank', {deposit: '3.5', stake: '0.5'});
    expect(works).toBe(true);
    expect(cfxOf(BigInt(after[1]!))).toBe('4');
    // A stake of more than the bank has is paid once: the rest is too little for a second payment.
    expect(cfxOf(BigInt((await run('VulnerableBank', {deposit: '1', stake: '100'})).after[1]!))).toBe('100');
  });

  it('a thousand nested calls run out of gas, and everything is undone', {timeout: 120_000}, async () => {
    const {works, reason, before, after} = await run('VulnerableBank', {deposit: '100', stake: '0.1'});
    expect({works, reason}).toEqual({works: false, reason: 'transfer failed'});
    expect(after).toEqual(before);
  });

  it('are decimal numbers of CFX', () => {
    expect(['1', '0.5', '10.000000000000000001'].map(dripOf)).toEqual([10n ** 18n, 5n * 10n ** 17n, 10n ** 19n + 1n]);
    expect(['', '.5', '-1', '1e3', '1.0000000000000000001', '1,5'].map(dripOf)).toEqual(Array(6).fill(undefined));
    expect([0n, 1n, 10n ** 18n, 15n * 10n ** 17n].map(cfxOf)).toEqual(['0', '0.000000000000000001', '1', '1.5']);
  });
});

describe('a run that cannot go on', () => {
  const scenario = bank.attacks[0]!;
  const withSteps = (steps: typeof scenario.steps): AttackData => ({
    ...bank,
    attacks: [{...scenario, steps, watch: []}],
  });

  it('stops when a step of the preparation fails, with the reason', async () => {
    const steps = [scenario.steps[0]!, {by: 'attacker', call: 'bank.withdraw', args: []}, scenario.steps[1]!];
    await expect(run('FixedBank', {}, withSteps(steps))).rejects.toMatchObject({
      step: 1,
      reason: 'nothing to withdraw',
    });
  });

  it('names an unknown attack', async () => {
    await expect(runAttack(bank, {attack: 'x', target: 'FixedBank', amounts: {}})).rejects.toThrow('no attack "x"');
  });
});
