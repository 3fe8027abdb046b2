// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Pays its prize to the first player who knows the answer, and hopes that no one can read it.
contract HiddenPrize {
    bytes32 private answer;

    constructor(bytes32 secret) payable {
        answer = secret;
    }

    function claim(bytes32 guess) external {
        require(guess == answer, "wrong answer");
        (bool sent, ) = msg.sender.call{value: address(this).balance}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
