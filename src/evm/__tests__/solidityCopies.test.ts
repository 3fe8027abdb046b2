import {describe, expect, it} from 'vitest';
import {evmPrices} from '@site/src/facts/evmPrices';
import {compileSolidity} from '@site/src/plugins/docusaurus-plugin-attacks/solidity';
import {encodeCall} from '../abi';
import {Chain} from '../chain';
import type {Hex} from '../hex';

const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.34;

contract Base {
    uint256 internal fromBase;
    constructor() { fromBase = 7; }
}

contract Copies is Base {
    struct Box { uint256 value; }
    Box internal one;
    Box internal other;
    uint256[] internal list;
    uint256 public seenByConstructor;

    constructor() { seenByConstructor = fromBase; }

    function fromStorage() external returns (uint256) {
        one.value = 1;
        Box memory copy = one;
        copy.value = 2;
        return one.value;
    }

    function fromCalldata(uint256[] calldata given) external pure returns (uint256) {
        uint256[] memory copy = given;
        copy[0] = 2;
        return given[0];
    }

    function betweenVariables() external returns (uint256) {
        one.value = 1;
        other = one;
        other.value = 2;
        return one.value;
    }

    function toStorage() external returns (uint256) {
        Box memory box = Box(1);
        one = box;
        box.value = 2;
        return one.value;
    }

    function localStorage() external returns (uint256) {
        one.value = 1;
        Box storage box = one;
        box.value = 2;
        return one.value;
    }

    function betweenMemory() external pure returns (uint256) {
        Box memory box = Box(1);
        Box memory same = box;
        same.value = 2;
        return box.value;
    }

    function deleted() external returns (uint256) {
        list = new uint256[](3);
        list[0] = 1;
        delete list[0];
        require(list[0] == 0);
        return list.length;
    }

    function halfOfMinusSeven() external pure returns (int256) {
        int256 seven = -7;
        return seven / 2;
    }

    function unseenOverflow() external pure returns (uint8 number) {
        number = 255;
        unchecked { number += 1; }
    }

    function seenInUnchecked(uint256 zero) external pure returns (uint256) {
        unchecked { return 1 / zero; }
    }
}`;

/** What a function returns if the assignment copied, and if it made a reference. */
const [COPIED, SHARED] = [1n, 2n];
const EXPECTED: readonly (readonly [name: string, result: bigint])[] = [
  ['fromStorage', COPIED],
  ['fromCalldata', COPIED],
  ['betweenVariables', COPIED],
  ['toStorage', COPIED],
  ['localStorage', SHARED],
  ['betweenMemory', SHARED],
  ['deleted', 3n],
  ['halfOfMinusSeven', -3n],
  ['unseenOverflow', 0n],
  ['seenByConstructor', 7n],
];

describe('what the Solidity basics say about assignments, arrays and numbers', () => {
  const {abi, evm} = compileSolidity({'a.sol': SOURCE}, {root: process.cwd(), optimizer: true}).contracts['a.sol']!
    .Copies!;
  const from: Hex = `0x1${'0'.repeat(38)}1`;

  const call = async (name: string) => {
    const chain = new Chain({prices: evmPrices('espace'), chainId: 1});
    const {created} = await chain.send({from, data: `0x${evm.bytecode.object}`});
    const entry = abi.find((one) => one.name === name)!;
    const args = {fromCalldata: [[1n]], seenInUnchecked: [0n]}[name] ?? [];
    return chain.send({from, to: created, data: encodeCall(entry, args)});
  };

  it.each(EXPECTED)('%s returns %s', async (name, result) => {
    const {ending, returned} = await call(name);
    expect(ending).toBe('succeeded');
    expect(BigInt.asIntN(256, BigInt(returned))).toBe(result);
  });

  it('a division by zero also reverts inside of unchecked', async () => {
    expect((await call('seenInUnchecked')).ending).toBe('reverted');
  });
});
