// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Costs 1 CFX and pays 9 CFX to a player who guesses the next digit.
contract BlockGame {
    bytes32 private seed;
    uint256 private round;

    constructor(bytes32 secret) payable {
        seed = secret;
    }

    function play(uint256 guess) external payable {
        require(msg.value == 1 ether, "costs 1 CFX");
        uint256 digit = uint256(keccak256(abi.encode(seed, block.prevrandao, block.timestamp, round++))) % 10;
        if (guess != digit) return;
        (bool sent, ) = msg.sender.call{value: 9 ether}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
