// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// One number for each account. A number
/// that is not zero occupies a storage slot.
contract Notes {
    mapping(address writer => uint256 note) public noteOf;

    function write(uint256 note) external {
        noteOf[msg.sender] = note;
    }

    function clear() external {
        delete noteOf[msg.sender];
    }
}
