// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Stores a hash of the answer, and pays only players who knew the answer a minute before they reveal it.
contract CommittedPrize {
    bytes32 private answerHash;
    mapping(address player => bytes32) private commitmentOf;
    mapping(address player => uint256) private committedAt;

    constructor(bytes32 hash) payable {
        answerHash = hash;
    }

    function commit(bytes32 commitment) external {
        commitmentOf[msg.sender] = commitment;
        committedAt[msg.sender] = block.timestamp;
    }

    function claim(bytes32 guess) external {
        require(keccak256(abi.encode(guess)) == answerHash, "wrong answer");
        require(keccak256(abi.encode(msg.sender, guess)) == commitmentOf[msg.sender], "not committed");
        require(block.timestamp >= committedAt[msg.sender] + 1 minutes, "too early");
        (bool sent, ) = msg.sender.call{value: address(this).balance}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
