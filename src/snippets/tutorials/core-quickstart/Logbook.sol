// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Logbook {
    mapping(address author => uint256) public entries;

    event Entry(address indexed author, uint256 number, string text);

    function write(string calldata text) external {
        emit Entry(msg.sender, ++entries[msg.sender], text);
    }
}
