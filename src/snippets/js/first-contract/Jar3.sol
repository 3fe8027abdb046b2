// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Jar3 {
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

    function give() external payable {}

    function balance() external view returns (uint256) {
        return address(this).balance;
    }
}
