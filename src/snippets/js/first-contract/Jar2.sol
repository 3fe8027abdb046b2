// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Jar2 {
    address public owner;
    uint256 public goal;

    constructor(uint256 firstGoal) {
        owner = msg.sender;
        goal = firstGoal;
    }

    function setGoal(uint256 newGoal) external {
        require(msg.sender == owner, "only the owner");
        goal = newGoal;
    }
}
