// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract TipJar {
    mapping(address giver => uint256) public given;

    event Tip(address indexed giver, uint256 amount, string message);

    function tip(string calldata message) external payable {
        given[msg.sender] += msg.value;
        emit Tip(msg.sender, msg.value, message);
    }
}
