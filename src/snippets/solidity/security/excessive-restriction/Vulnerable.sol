// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Friends put money together, and the seller gets it when the price is complete.
contract ExactPurchase {
    uint256 private constant PRICE = 10 ether;
    address private immutable seller;
    mapping(address friend => uint256) public paidBy;

    constructor(address recipient) {
        seller = recipient;
    }

    function pay() external payable {
        paidBy[msg.sender] += msg.value;
        require(address(this).balance <= PRICE, "too much");
    }

    function buy() external {
        require(address(this).balance == PRICE, "not the price");
        (bool sent, ) = seller.call{value: PRICE}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
