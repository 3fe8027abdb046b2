// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Jar {
    address public owner;
    uint256 public goal;
    mapping(address giver => uint256 amount) public given;

    event Given(address indexed giver, uint256 amount);
    event Taken(uint256 amount);

    constructor(uint256 firstGoal) {
        owner = msg.sender;
        goal = firstGoal;
    }

    function setGoal(uint256 newGoal) external {
        require(msg.sender == owner, "only the owner");
        goal = newGoal;
    }

    function give() external payable {
        given[msg.sender] += msg.value;
        emit Given(msg.sender, msg.value);
    }

    function take() external {
        require(msg.sender == owner, "only the owner");
        uint256 amount = address(this).balance;
        require(amount >= goal, "the goal is not reached");
        emit Taken(amount);
        (bool paid,) = owner.call{value: amount}("");
        require(paid, "not paid");
    }

    function balance() external view returns (uint256) {
        return address(this).balance;
    }
}
