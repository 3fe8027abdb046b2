import {describe, expect, it} from 'vitest';
import {accountsOf, attackCases, dataOf} from '@site/scripts/devnet/claims/attacks/recordAttacks';
import {recordedAttacks} from '@site/scripts/devnet/claims/attacks/recorded';
import {runAttack} from '../attack/runAttack';

const cases = attackCases();

it('the node has run every attack on every contract, in both spaces', () => {
  expect(recordedAttacks.rows.map(({topic, attack, target, space}) => ({topic, attack, target, space}))).toEqual(cases);
});

describe('the EVM of pages ends each attack as the node did', () => {
  it.each(
    cases.map((one, index) => [`${one.topic}, ${one.attack} on ${one.target} in ${one.space}`, one, index] as const),
  )('%s', async (_, one, index) => {
    const {moments, start, reason, isCut, ...result} = await runAttack(dataOf(one.topic, one.space), {
      attack: one.attack,
      target: one.target,
      amounts: {},
      accounts: accountsOf(one),
    });
    expect(JSON.parse(JSON.stringify({...one, ...result}))).toEqual(recordedAttacks.rows[index]);
    expect(isCut).toBe(false);
    expect(moments.length).toBeGreaterThan(start);
    expect(reason === undefined).toBe(result.transactions.at(-1)!.succeeded);
  });
});

describe('an attack works on the vulnerable contract, and on no other', () => {
  it.each([...new Set(cases.map(({topic}) => topic))])('%s', (topic) => {
    for (const {id, vulnerable} of dataOf(topic, 'espace').attacks)
      for (const row of recordedAttacks.rows.filter((one) => one.topic === topic && one.attack === id))
        expect(row.works, `${id} on ${row.target} in ${row.space}`).toBe(row.target === vulnerable);
  });
});
