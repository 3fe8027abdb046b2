// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Raffle {
    uint256 public sold = 0;

    function buy(uint256 count) external {
        sold += count;
    }
}
// #endregion contract
