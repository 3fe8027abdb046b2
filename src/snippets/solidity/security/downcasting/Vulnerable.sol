// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Sells vouchers for 1 CFX each and takes them back at the same price.
contract CuttingShop {
    uint256 public constant PRICE = 1 ether;
    mapping(address holder => uint256) public vouchersOf;

    function buy(uint256 quantity) external payable {
        uint128 cost = uint128(quantity * PRICE);
        require(msg.value == cost, "wrong payment");
        vouchersOf[msg.sender] += quantity;
    }

    function redeem(uint256 quantity) external {
        vouchersOf[msg.sender] -= quantity;
        (bool paid, ) = msg.sender.call{value: quantity * PRICE}("");
        require(paid, "payment failed");
    }
}
// #endregion contract
