// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Vault {
    error AboveBalance(uint256 balance);

    mapping(address owner => uint256) public balances;

    function deposit() external payable {
        balances[msg.sender] += msg.value;
    }

    function transfer(address to, uint256 amount) external {
        uint256 balance = balances[msg.sender];
        if (balance < amount) revert AboveBalance(balance);
        balances[msg.sender] = balance - amount;
        balances[to] += amount;
    }
}
// #endregion contract
