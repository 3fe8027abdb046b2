// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Payments {
    uint256 private lock = 1; // 1: free, 2: busy

    function pay(address to) external payable {
        require(lock == 1, "busy");
        lock = 2;
        (bool paid, ) = to.call{value: msg.value}("");
        require(paid, "not paid");
        lock = 1;
    }
}
// #endregion contract
