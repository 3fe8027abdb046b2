// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Salary {
    function total(uint64 first, uint64 raise, uint16 months) external pure returns (uint256 sum) {
        uint256 payment = first;
        for (uint256 i = 0; i < months; i++) {
            sum += payment;
            payment += raise;
        }
    }
}
// #endregion contract
