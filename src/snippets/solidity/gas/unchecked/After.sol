// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Salary {
    function total(uint64 first, uint64 raise, uint16 months) external pure returns (uint256 sum) {
        uint256 payment = first;
        for (uint256 i = 0; i < months; i++) {
            // Below 2^16 payments, each below 2^81: the sum stays below 2^97.
            unchecked {
                sum += payment;
                payment += raise;
            }
        }
    }
}
// #endregion contract
