// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// The host publishes the hash of a secret, a player guesses, and only then does the host reveal the secret.
contract CommittedGame {
    bytes32 private hashOfSecret;
    address private immutable host = msg.sender;
    address private player;
    uint256 private guessed;
    uint256 private deadline;

    event Won(address indexed player, bool paid);

    constructor(bytes32 firstHash) payable {
        hashOfSecret = firstHash;
    }

    function play(uint256 guess) external payable {
        require(msg.value == 1 ether, "costs 1 CFX");
        require(player == address(0), "wait for the secret");
        require(address(this).balance >= 9 ether, "no prize left");
        (player, guessed, deadline) = (msg.sender, guess, block.timestamp + 1 hours);
    }

    function reveal(bytes32 secret, bytes32 nextHash) external {
        require(msg.sender == host && player != address(0), "nothing to reveal");
        require(keccak256(abi.encode(secret)) == hashOfSecret, "wrong secret");
        hashOfSecret = nextHash;
        end(guessed == uint256(keccak256(abi.encode(secret, player))) % 10);
    }

    function claimAfterDeadline() external {
        require(player != address(0) && block.timestamp > deadline, "too early");
        end(true);
    }

    /// A winner that rejects the prize loses it, and can't block the game.
    function end(bool won) private {
        address winner = player;
        player = address(0);
        if (!won) return;
        (bool paid, ) = winner.call{value: 9 ether, gas: 50_000}("");
        emit Won(winner, paid);
    }
}
// #endregion contract
