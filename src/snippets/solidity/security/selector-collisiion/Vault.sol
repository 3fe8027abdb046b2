// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Keeps the CFX of customers, and does what its hub says.
contract Vault {
    address private immutable hub;
    mapping(address customer => uint256) public balanceOf;

    constructor(address trusted) {
        hub = trusted;
    }

    modifier onlyHub() {
        require(msg.sender == hub, "not the hub");
        _;
    }

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(address customer, uint256 amount) external onlyHub {
        balanceOf[customer] -= amount;
        send(customer, amount);
    }

    /// Moves everything to a new vault.
    function payOut(address recipient) external onlyHub {
        send(recipient, address(this).balance);
    }

    function send(address recipient, uint256 amount) private {
        (bool sent, ) = recipient.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
