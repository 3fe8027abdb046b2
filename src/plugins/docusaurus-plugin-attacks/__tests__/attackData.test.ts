import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {unpackLines, unpackPlace} from '../../../evm/attack/lines';
import {FOLDERS} from '../../../languages';
import {readAttack} from '../../../remark/attacks/readAttack';
import {attackData, attackTopics} from '../attackData';
import {checkContracts} from '../checkContracts';
import {compileTopic} from '../compileTopic';
import {lineFinder} from '../sourceLines';

const ROOT = process.cwd();
const languages = {all: FOLDERS, own: 'en'};
const folder = path.join(ROOT, 'src/snippets/solidity/security/reentrancy-attack');
const source = fs.readFileSync(path.join(folder, 'attack.json'), 'utf8');
const topic = compileTopic(folder, ROOT);
const check = (from: string, to: string) => () => {
  expect(source).toContain(from);
  checkContracts(readAttack('a/attack.json', source.replace(from, to), languages), topic);
};

describe('a scenario that does not fit its contracts is reported with its line and the fix', () => {
  it.each([
    [
      'an unknown contract',
      '"deploy": "Robber"',
      '"deploy": "Thief"',
      /:29:9 .*No contract "Thief" can be deployed\. There are .*Robber/,
    ],
    [
      'an interface',
      '"vulnerable": "VulnerableBank"',
      '"vulnerable": "IBank"',
      /:24:21 .*No contract "IBank" can be deployed\./,
    ],
    [
      'an unknown function',
      '"bank.deposit"',
      '"bank.pay"',
      /:28:9 .*VulnerableBank has no function "pay"\. It has .*deposit/,
    ],
    [
      'a missing argument',
      '"args": ["$bank"], ',
      '',
      /the constructor of Robber has 1 parameters, and "args" has 0\. They are \(address target\)\./,
    ],
    ['an argument of another type', '["$bank"]', '["ten"]', /"args" doesn't fit the constructor of Robber\./],
    [
      'a watched function that returns nothing',
      '"bank.balanceOf",\n          "args": ["$robber"]',
      '"bank.withdraw",\n          "args": []',
      /bank\.withdraw doesn't return one number\./,
    ],
  ])('%s', (_, from, to, message) => {
    expect(check(from, to)).toThrow(message);
  });

  it('a contract that uses an internal contract', () => {
    const other = path.join(ROOT, 'src/snippets/solidity/security/unchecked-call');
    const text = fs.readFileSync(path.join(other, 'attack.json'), 'utf8').replaceAll('"TrustingShop"', '"Sender"');
    expect(() => checkContracts(readAttack('a', text, languages), compileTopic(other, ROOT))).toThrow(
      /Sender uses an internal contract, which the EVM of pages does not model\. Run this attack in scripts\/devnet/,
    );
  });
});

describe('the data of a page', () => {
  it('is complete for every topic, and has only what its attacks need', () => {
    expect(attackTopics(ROOT)).toContain('reentrancy-attack');
    const data = attackData(ROOT, 'reentrancy-attack', languages);
    expect(Object.keys(data.contracts).sort()).toEqual(['FixedBank', 'GuardedBank', 'Robber', 'VulnerableBank']);
    expect(data.files.map(({name}) => name)).toEqual(['Attack.sol', 'Fixed.sol', 'Guarded.sol', 'Vulnerable.sol']);
  });

  it('leads from the payment in the code to its line, with the number that the page shows', () => {
    const {contracts, files} = attackData(ROOT, 'reentrancy-attack', languages);
    const {initCode, lines} = contracts.VulnerableBank!;
    const places = [...new Set(unpackLines(lines, initCode.length / 2))].map(unpackPlace);
    const file = files.findIndex(({name}) => name === 'Vulnerable.sol');
    const payment = files[file]!.text.findIndex((line) => line.includes('msg.sender.call')) + 1;
    expect(places).toContainEqual({file, line: payment});
    // The page says: pays first, in line 14, and updates the balance afterwards, in line 17.
    expect(files[file]!.numbers[payment - 1]).toBe(14);
    expect(files[file]!.text[files[file]!.numbers.indexOf(17)]).toContain('balanceOf[msg.sender] = 0;');
    expect(files[file]!.functions.find(({entry}) => entry === '3ccfd60b')).toMatchObject({contract: 'VulnerableBank'});
  });

  it('finds lines by bytes, also behind letters of more than one', () => {
    const lineOf = lineFinder('ñ\nb\n\nd');
    expect([0, 1, 2, 3, 4, 5, 6].map(lineOf)).toEqual([1, 1, 1, 2, 2, 3, 4]);
  });
});

describe('results of the compiler', () => {
  const copy = path.join(ROOT, '.cache/attacks-test');
  afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

  it('are compiled again when a file changes', {timeout: 120_000}, () => {
    fs.rmSync(copy, {recursive: true, force: true});
    fs.mkdirSync(copy, {recursive: true});
    const write = (value: number) =>
      fs.writeFileSync(
        path.join(copy, 'A.sol'),
        `// SPDX-License-Identifier: Apache-2.0\npragma solidity 0.8.37;\ncontract A { uint256 public x = ${value}; }\n`,
      );
    write(1);
    const first = compileTopic(copy, ROOT).contracts.A!.initCode;
    expect(compileTopic(copy, ROOT).contracts.A!.initCode).toBe(first);
    write(2);
    expect(compileTopic(copy, ROOT).contracts.A!.initCode).not.toBe(first);
    fs.rmSync(path.join(ROOT, '.cache/attacks/attacks-test.json'), {force: true});
  });
});
