import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {FOLDERS} from '../../../languages';
import {attackProps} from '../attackProps';
import {readAttack} from '../readAttack';

const languages = {all: FOLDERS, own: 'en'};
const source = fs.readFileSync('src/snippets/solidity/security/reentrancy-attack/attack.json', 'utf8');
const read = (text: string) => readAttack('a/attack.json', text, languages);
/** The file with a part replaced, which must be there. */
function changed(from: string, to: string): string {
  expect(source).toContain(from);
  return source.replace(from, to);
}

it('an attack file is read in the language of the page', () => {
  const {accounts, amounts, attacks} = read(source);
  expect(accounts).toEqual({customers: 'Customers', attacker: 'Attacker'});
  expect(amounts.stake).toMatchObject({default: '1', min: '0.1', max: '100'});
  expect(attacks[0]!.scenario).toMatchObject({vulnerable: 'VulnerableBank', works: 'succeeds'});
  expect(attacks[0]!.scenario.steps).toHaveLength(4);
  expect(readAttack('a', source, {...languages, own: 'es'}).accounts.customers).toBe('Clientes');
});

it('a step can read a slot, and later steps use its content', () => {
  const steps = read(
    changed(
      '{"by": "attacker", "deploy": "Robber", "args": ["$bank"]',
      '{"by": "attacker", "slot": "0", "of": "bank", "as": "found"},\n        {"by": "attacker", "deploy": "Robber", "args": ["$found"]',
    ),
  ).attacks[0]!.scenario.steps;
  expect(steps[2]).toEqual({by: 'attacker', slot: '0', of: 'bank', as: 'found'});
  expect(steps[3]).toMatchObject({deploy: 'Robber', args: ['$found']});
});

describe('a mistake is reported with its line, its column and its fix', () => {
  it.each([
    ['no JSON', '{"accounts": ', /^a\/attack\.json:1:\d+ {2}attacks {2}The file is not JSON\./],
    [
      'a misspelt key',
      changed('"watch"', '"wach"'),
      /:\d+:\d+ .*The key "wach" is not known here\. There are id, label,/,
    ],
    ['a missing key', changed('"vulnerable": "VulnerableBank",', ''), /:21:5 .*has no "vulnerable"\. It needs/],
    ['a missing language', changed(', "es": "Clientes"', ''), /:3:\d+ .*"customers" has no "es"\./],
    [
      'an account that is not listed',
      changed('{"by": "customers", "call"', '{"by": "bankers", "call"'),
      /:28:16 .*"bankers" is not an account\. There are customers, attacker\./,
    ],
    [
      'a contract that no step has deployed',
      changed('"bank.deposit"', '"vault.deposit"'),
      /:28:37 .*"vault" is not a contract that an earlier step deploys\. There are bank\./,
    ],
    [
      'no function',
      changed('"bank.deposit"', '"bank.deposit()"'),
      /is not a function\. Write "contract\.function" without parentheses\./,
    ],
    [
      'a slot that is not a number',
      changed(
        '{"by": "attacker", "deploy": "Robber"',
        '{"by": "attacker", "slot": "first", "of": "bank", "as": "found"}, {"by": "attacker", "deploy": "Robber"',
      ),
      /"first" is not a slot\. Write its number, like "0"\./,
    ],
    [
      'a name that has no value',
      changed('["$bank"]', '["$banc"]'),
      /:29:57 .*"\$banc" is not defined here\. There are \$customers, \$attacker, \$deposit, \$stake, \$bank\./,
    ],
    ['a name that is taken', changed('"as": "robber"', '"as": "bank"'), /The name "bank" is taken\./],
    ['a reserved name', changed('"as": "robber"', '"as": "target"'), /"target" is not a name\./],
    [
      'an amount without its unit',
      changed('"value": "$deposit"', '"value": "10"'),
      /"10" is not an amount\. Write "\$name" of "amounts", or a number of CFX like "1 CFX"\./,
    ],
    [
      'a number that is not text',
      changed('"default": "10"', '"default": 10'),
      /:9:18 .*is not a text\. Write it in quotes; numbers too\./,
    ],
    [
      'a default outside of its limits',
      changed('"default": "10"', '"default": "1000"'),
      /The default is more than "max"\./,
    ],
    [
      'a step that does nothing',
      changed('"call": "bank.deposit", ', ''),
      /:28:9 .*A step has one of deploy, call, sign, slot and chain\./,
    ],
    ['no target', changed('"deploy": "target"', '"deploy": "FixedBank"'), /No step deploys "target"\./],
    [
      'a last step that is no transaction',
      changed(', "value": "$stake"}', '}, {"chain": "other"}'),
      /The last step is not a transaction\. It is the attack:/,
    ],
    [
      'an unknown condition',
      changed('"watch"', '"works": "wins", "watch"'),
      /"wins" is not a condition\. Write "succeeds"/,
    ],
    [
      'a condition on a value that is not watched',
      changed('"watch"', '"works": {"value": "x", "atLeast": "1"}, "watch"'),
      /"watch" has no value "x"\. There are record\./,
    ],
    ['an unknown unit', changed('"unit": "CFX"', '"unit": "ETH"'), /The only unit is "CFX"\./],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('a topic without a file', () => {
    expect(() => attackProps('nothing', 'en')).toThrow(
      'there is no src/snippets/solidity/security/nothing/attack.json',
    );
  });
});

it('a page shows the attacks and the amounts before it has run', () => {
  expect(attackProps('unchecked-call', 'es')).toEqual({
    attacks: [
      {id: 'no-tokens', label: 'Comprar sin tokens', vulnerable: 'TrustingShop', fixed: ['CheckingShop']},
      {
        id: 'no-contract',
        label: 'Comprar cuando el token no tiene código',
        vulnerable: 'TrustingShop',
        fixed: ['CheckingShop'],
      },
    ],
    amounts: {},
  });
});
