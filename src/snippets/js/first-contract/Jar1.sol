// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Jar1 {
    uint256 public goal;

    function setGoal(uint256 newGoal) external {
        goal = newGoal;
    }
}
