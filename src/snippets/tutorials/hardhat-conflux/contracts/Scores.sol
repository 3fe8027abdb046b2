// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Scores {
    mapping(address player => uint256) public best;

    event Record(address indexed player, uint256 points);

    function submit(uint256 points) external {
        require(points > best[msg.sender], "not a record");
        best[msg.sender] = points;
        emit Record(msg.sender, points);
    }
}
