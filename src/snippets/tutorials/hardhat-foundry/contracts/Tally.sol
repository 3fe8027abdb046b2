// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Counts yes and no to one question. Every account has one vote.
contract Tally {
    string public question;
    uint256 public yes;
    uint256 public no;
    mapping(address voter => bool) public hasVoted;

    event Voted(address indexed voter, bool choice);

    error AlreadyVoted();

    constructor(string memory asked) {
        question = asked;
    }

    function vote(bool choice) external {
        if (hasVoted[msg.sender]) revert AlreadyVoted();
        hasVoted[msg.sender] = true;
        if (choice) yes++;
        else no++;
        emit Voted(msg.sender, choice);
    }
}
