import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {network} from '@site/src/facts';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../src/snippets/tutorials', file), 'utf8');

/** What the program states about the network and the contract; tests/node/thirdweb.test.ts runs it. */
describe('the program of the thirdweb tutorial', () => {
  const program = read('thirdweb/deploy.ts');
  const tally = read('hardhat-foundry/contracts/Tally.sol');

  it('names the test network, its coin and its endpoint', () => {
    const {chainId, nativeCurrency, rpc} = network('espace', 'testnet');
    expect(program).toContain(`  id: ${chainId},\n`);
    expect(program).toContain(
      `{name: '${nativeCurrency.name}', symbol: '${nativeCurrency.symbol}', decimals: ${nativeCurrency.decimals}}`,
    );
    expect(program).toContain(`  rpc: '${rpc.http[0]}',\n`);
  });

  it("names the constructor's parameter and the functions as Tally.sol does", () => {
    const [, parameter] = /constructor\(string memory (\w+)\)/.exec(tally)!;
    expect(program).toContain(`constructorParams: {${parameter}: `);
    expect(tally).toContain(`${/'(function vote[^']*)'/.exec(program)![1]} external`);
    expect(tally).toContain('uint256 public yes;');
    expect(program).toContain("'function yes() view returns (uint256)'");
  });
});
