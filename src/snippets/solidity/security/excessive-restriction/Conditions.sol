// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Keeps CFX for its users. Each way out has a condition that shuts out users who did nothing wrong.
contract Conditions {
    mapping(address user => uint256) public balanceOf;
    uint256 private immutable opensAt = block.timestamp + 1 days;
    bool private paused;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function pause() external {
        paused = true;
    }

    function atThatTime() external {
        require(block.timestamp == opensAt, "not the time");
        payOut();
    }

    function peopleOnly() external {
        require(msg.sender == tx.origin, "not a person");
        payOut();
    }

    function unlessPaused() external {
        require(!paused, "paused");
        payOut();
    }

    function withLittleGas() external {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        (bool sent, ) = msg.sender.call{value: amount, gas: 0}("");
        require(sent, "payment failed");
    }

    function payOut() private {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
