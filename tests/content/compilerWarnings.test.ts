import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const FOLDER = 'src/snippets/solidity/security';

/** Topics whose page says that the compiler doesn't warn about the vulnerable contract. */
const SILENT = ['bad-randomness', 'dos-attack', 'erc20-token-transfer', 'excessive-restriction', 'mixed-accounting'];

/** What the compiler says about a source with its own default settings, and not about what the source imports. */
function warnings(text: string): string[] {
  const solc = require('solc') as {compile(input: string, callbacks: object): string};
  const input = {
    language: 'Solidity',
    sources: {'own.sol': {content: text}},
    settings: {outputSelection: {'*': {'*': ['abi']}}},
  };
  const load = (name: string) => ({contents: fs.readFileSync(path.join('node_modules', name), 'utf8')});
  const {errors = []} = JSON.parse(solc.compile(JSON.stringify(input), {import: load})) as {
    errors?: {message: string; sourceLocation?: {file: string}}[];
  };
  return errors.filter(({sourceLocation}) => sourceLocation?.file === 'own.sol').map(({message}) => message);
}

describe('what security pages say about the compiler', {timeout: 120_000}, () => {
  it.each(SILENT)('it does not warn about the vulnerable contract of %s', (topic) => {
    expect(warnings(fs.readFileSync(path.join(FOLDER, topic, 'Vulnerable.sol'), 'utf8'))).toEqual([]);
  });

  it('it warns about selfdestruct, with which mixed-accounting forces CFX into a vault', () => {
    const text = fs.readFileSync(path.join(FOLDER, 'mixed-accounting/Attack.sol'), 'utf8');
    expect(warnings(text).map((message) => message.split(' has been')[0])).toEqual(['"selfdestruct"']);
  });

  it('it warns that block.difficulty is a random number, which it is not on Conflux', () => {
    const text = `// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;
contract Draw {
    function draw() external view returns (uint256) { return block.difficulty; }
}`;
    expect(warnings(text).join()).toContain(
      '"prevrandao", which now returns a random number based on the beacon chain',
    );
  });
});
