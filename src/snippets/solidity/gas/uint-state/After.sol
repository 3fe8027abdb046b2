// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Level {
    uint256 public level;

    function raise() external {
        level++;
    }
}
// #endregion contract
