// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region code
/// Meant to sell one ticket per transaction, and not to contracts.
contract CodeCheckedSale {
    uint256 public left = 10;

    function buy() external {
        require(msg.sender.code.length == 0, "people only");
        left -= 1;
    }
}
// #endregion code

// #region origin
/// The same sale with the other common check.
contract OriginCheckedSale {
    uint256 public left = 10;

    function buy() external {
        require(msg.sender == tx.origin, "people only");
        left -= 1;
    }
}
// #endregion origin
