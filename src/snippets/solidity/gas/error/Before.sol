// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Vault {
    mapping(address owner => uint256) public balances;

    function deposit() external payable {
        balances[msg.sender] += msg.value;
    }

    function transfer(address to, uint256 amount) external {
        uint256 balance = balances[msg.sender];
        require(balance >= amount, "Vault: amount is above the balance");
        balances[msg.sender] = balance - amount;
        balances[to] += amount;
    }
}
// #endregion contract
