// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Notes {
    mapping(address author => string) public noteOf;

    event Written(address indexed author, string text);

    error EmptyNote();

    function write(string calldata text) external {
        if (bytes(text).length == 0) revert EmptyNote();
        noteOf[msg.sender] = text;
        emit Written(msg.sender, text);
    }
}
