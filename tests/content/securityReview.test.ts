import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compileSolidity} from '../../src/plugins/docusaurus-plugin-attacks/solidity';

const ROOT = path.resolve(__dirname, '../..');
const PAGES = path.join(ROOT, 'docs/general/build/smart-contracts/contract-security');
const SNIPPETS = path.join(ROOT, 'src/snippets/solidity/security');
/** Loading the compiler on a busy machine. */
const TIME = {timeout: 120_000};
const place = fs.mkdtempSync(path.join(os.tmpdir(), 'review-'));

/** The first command below the heading "Find it in review" of each page. */
const searches = fs.readdirSync(PAGES).flatMap((file) => {
  const text = fs.readFileSync(path.join(PAGES, file), 'utf8');
  const [, command] = /\{#review\}[\s\S]*?^```sh\n(.*)$/m.exec(text) ?? [];
  return command ? [{topic: path.basename(file, '.mdx'), command}] : [];
});

afterAll(() => fs.rmSync(place, {recursive: true}));

describe('the search that a security page suggests', () => {
  it.each(searches)('finds the vulnerable contract of $topic', ({topic, command}) => {
    const contracts = path.join(place, topic, 'contracts');
    fs.mkdirSync(contracts, {recursive: true});
    fs.copyFileSync(path.join(SNIPPETS, topic, 'Vulnerable.sol'), path.join(contracts, 'Vulnerable.sol'));
    const found = execFileSync('sh', ['-c', `${command} || true`], {cwd: path.dirname(contracts), encoding: 'utf8'});
    expect(found).toContain('contracts/Vulnerable.sol:');
  });
});

describe('functions with the same selector', () => {
  const compile = (source: string) => () =>
    compileSolidity({'Test.sol': `pragma solidity 0.8.37;\n${source}`}, {root: ROOT, optimizer: false});
  const ours = 'function payOut(address) external {}';
  const theirs = 'function f103640799(address, uint256) external {}';

  it('the compiler rejects them in one contract', TIME, () => {
    expect(compile(`contract Both { ${ours} ${theirs} }`)).toThrow('Function signature hash collision');
  });

  it('the compiler accepts them in two', TIME, () => {
    expect(compile(`contract One { ${ours} } contract Two { ${theirs} }`)).not.toThrow();
  });
});
