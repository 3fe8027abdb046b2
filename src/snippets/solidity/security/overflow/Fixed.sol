// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Sells points at a fixed price and buys them back.
contract CheckedShop {
    uint256 public constant PRICE = 1 ether;
    mapping(address customer => uint256) public pointsOf;

    function buy(uint256 count) external payable {
        require(msg.value == count * PRICE, "wrong payment");
        pointsOf[msg.sender] += count;
    }

    function sell(uint256 count) external {
        pointsOf[msg.sender] -= count;
        (bool sent, ) = msg.sender.call{value: count * PRICE}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
