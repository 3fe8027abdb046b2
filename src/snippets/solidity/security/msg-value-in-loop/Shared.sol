// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// One payment for many customers: the parts must add up to the CFX that arrived.
contract SharedDepositBank {
    mapping(address customer => uint256) public balanceOf;

    function depositFor(address[] calldata customers, uint256[] calldata amounts) external payable {
        require(customers.length == amounts.length, "lengths differ");
        uint256 left = msg.value;
        for (uint256 i = 0; i < customers.length; i++) {
            left -= amounts[i];
            balanceOf[customers[i]] += amounts[i];
        }
        require(left == 0, "too much CFX");
    }
}
// #endregion contract
