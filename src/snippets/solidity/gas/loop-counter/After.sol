// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Tickets {
    uint256 public sold;

    function sell(uint256 count) external {
        for (uint256 i = 0; i < count; ++i) {
            sold++;
        }
    }
}
// #endregion contract
