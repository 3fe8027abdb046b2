// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Dice {
    uint256 public total;

    function roll(uint256 seed) external {
        uint256 sum = 0;
        for (uint256 i = 0; i < 32; i++) sum += uint256(seed >> (8 * i)) & 7;
        total = sum;
    }
}
// #endregion contract
