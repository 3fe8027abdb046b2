// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Deployed in eSpace. Records who signed and how much they paid.
contract Guestbook {
    address public last;

    event Signed(address indexed guest, uint256 value);

    function sign() external payable {
        last = msg.sender;
        emit Signed(msg.sender, msg.value);
    }

    function reject() external pure {
        revert("closed");
    }
}
