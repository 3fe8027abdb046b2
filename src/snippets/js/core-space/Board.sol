// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Numbered places that anyone can write to.
contract Board {
    mapping(uint256 place => uint256 number) public numberAt;

    function set(uint256 place, uint256 number) external {
        numberAt[place] = number;
    }

    function fillAndEmpty(uint256 place) external {
        numberAt[place] = 1;
        delete numberAt[place];
    }
}
