// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Keeps CFX for its customers. A customer who is a contract can empty it.
contract VulnerableBank {
    mapping(address customer => uint256 drip) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw() external {
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing to withdraw");

        // The customer's code runs before its balance is cleared.
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "transfer failed");

        balanceOf[msg.sender] = 0;
    }
}
// #endregion contract
