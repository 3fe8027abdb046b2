// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Counts, and remembers who counted last.
contract Counter {
    uint256 public count;
    address public last;

    event Counted(address indexed by, uint256 count);

    function increment() external {
        count += 1;
        last = msg.sender;
        emit Counted(msg.sender, count);
    }
}
