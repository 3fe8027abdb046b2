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
  return errors
    .filter(({sourceLocation}) => (sourceLocation?.file ?? 'own.sol') === 'own.sol')
    .map(({message}) => message);
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

/** Members of a contract, and a part of what the compiler says about them; nothing if it accepts them silently. */
const BASICS: readonly (readonly [source: string, message: string])[] = [
  ['uint256 x = 1.5;', 'Type rational_const 3 / 2 is not implicitly convertible'],
  ['uint256 public x = 1.5 * 2;', ''],
  ['function f(uint256 a) external pure { if (a) {} }', 'not implicitly convertible to expected type bool'],
  ['function f(address a) external { bool paid; (paid,) = a.call{value: 1}(""); require(paid); }', ''],
  ['function f(address payable a) external { a.transfer(1); }', "'transfer' is deprecated"],
  ['function f(address payable a) external { require(a.send(1)); }', "'send' is deprecated"],
  ['function f(address a) external { a.transfer(1); }', 'only available for objects of type "address payable"'],
  ['function f(address a) external { a.call(""); }', 'Return value of low-level calls not used'],
  ['string s; function f() external view returns (bytes1) { return s[0]; }', 'Index access for string is not possible'],
  ['string s; function f() external view returns (uint256) { return s.length; }', 'Member "length" not found'],
  ['function f(string memory a) external pure returns (bool) { return a == a; }', 'operator == cannot be applied'],
  ['string s = "Café";', 'use a unicode"..." string literal'],
  ['function f(uint256 a) external pure returns (uint8) { return a; }', 'not implicitly convertible'],
  ['function f(uint256 a) external pure returns (uint8) { return uint8(a); }', ''],
  ['mapping(address => uint256) m; function f() external { delete m; }', 'delete cannot be applied to type mapping'],
  ['mapping(address => uint256) m; function f() external view { m.length; }', 'Member "length" not found'],
  ['struct S { mapping(address => bool) m; } function f() external pure { S memory s; }', 'only valid in storage'],
  ['uint256[] transient x;', 'Transient data location is only supported for value types'],
  ['function f(uint256[] calldata a) external pure { a[0] = 1; }', 'Calldata arrays are read-only'],
  [
    'struct S { uint256 v; } S[] s; function f() external { S memory m = s[0]; m.v += 1; }',
    'can be restricted to view',
  ],
  ['function f() external {} function g() external { f(); }', 'not (or not yet) visible'],
  ['function f() external {} function g() external { this.f(); }', ''],
  ['uint256 x; function f() external view { x = 1; }', 'cannot be declared as view'],
  ['function f() external pure returns (uint256) { return block.number; }', 'requires "view"'],
  ['string immutable s; constructor() { s = "a"; }', 'cannot have a non-value type'],
  ['uint256[] immutable s;', 'cannot have a non-value type'],
  ['event E(uint256 indexed a, uint256 indexed b, uint256 indexed c, uint256 d);', ''],
  ['event E(uint256 indexed a, uint256 indexed b, uint256 indexed c, uint256 indexed d);', 'More than 3 indexed'],
  ['address a = 0x8c7e5fe6cbbd4c31d7a6ad7d8b2fb3f8d5b5e9aa;', 'invalid checksum'],
];

/** Contracts that inherit, as above. */
const BASES: readonly (readonly [source: string, message: string])[] = [
  [
    'contract B { function f() external virtual {} } contract A is B { function f() external {} }',
    'missing "override"',
  ],
  [
    'contract B { function f() external {} } contract A is B { function f() external override {} }',
    'override non-virtual function',
  ],
  ['interface B { function f() external; } contract A is B { function f() external {} }', ''],
  [
    'interface B { function f() external; } interface C { function f() external; } contract A is B, C { function f() external {} }',
    'needs to specify overridden contracts',
  ],
  ['interface B { function f() external; } contract A is B {}', 'should be marked as abstract'],
  ['contract B { uint256 private x; } contract A is B { function f() external { x = 1; } }', 'Undeclared identifier'],
  ['contract B { function f() internal {} } contract A is B { function g() external { f(); } }', ''],
];

describe('what the Solidity basics say about the compiler', {timeout: 120_000}, () => {
  const HEAD = '// SPDX-License-Identifier: Apache-2.0\npragma solidity 0.8.37;\n';
  const cases = [...BASICS.map(([source, message]) => [`contract A { ${source} }`, message] as const), ...BASES];

  it.each(cases)('%s', (source, message) => {
    const found = warnings(HEAD + source).filter((one) => message !== '' || !/restricted to|Unused/.test(one));
    if (message === '') expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(message);
  });
});
