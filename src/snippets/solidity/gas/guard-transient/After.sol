// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Payments {
    uint256 private transient lock; // 0: free, 1: busy

    function pay(address to) external payable {
        require(lock == 0, "busy");
        lock = 1;
        (bool paid, ) = to.call{value: msg.value}("");
        require(paid, "not paid");
        lock = 0;
    }
}
// #endregion contract
