// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Points {
    uint256 public total;

    function add(uint256[] calldata points) external {
        for (uint256 i = 0; i < points.length; i++) {
            total += points[i];
        }
    }
}
// #endregion contract
