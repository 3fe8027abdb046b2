// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Total {
    function total(uint128[] calldata amounts) external pure returns (uint256 sum) {
        for (uint256 i = 0; i < amounts.length; i++) {
            // 2^128 amounts of 128 bits would be needed to pass 256 bits.
            unchecked {
                sum += amounts[i];
            }
        }
    }
}
// #endregion contract
