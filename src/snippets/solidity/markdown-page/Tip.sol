// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

/// Collects tips and lets the owner take them out.
contract Tip {
    address payable public immutable owner = payable(msg.sender);

    receive() external payable {
        require(msg.value > 0, "nothing sent");
    }

    function withdraw() external {
        require(msg.sender == owner, "not the owner");
        (bool sent, ) = owner.call{value: address(this).balance}("");
        require(sent, "transfer failed");
    }
}
