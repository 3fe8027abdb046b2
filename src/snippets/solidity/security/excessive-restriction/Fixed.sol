// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Counts what friends pay, and refunds them on request.
contract CountedPurchase {
    uint256 private constant PRICE = 10 ether;
    address private immutable seller;
    mapping(address friend => uint256) public paidBy;
    uint256 public total;
    bool public bought;

    constructor(address recipient) {
        seller = recipient;
    }

    function pay() external payable {
        paidBy[msg.sender] += msg.value;
        total += msg.value;
        require(total <= PRICE, "too much");
    }

    function buy() external {
        require(total == PRICE && !bought, "not the price");
        bought = true;
        (bool sent, ) = seller.call{value: PRICE}("");
        require(sent, "payment failed");
    }

    function refund() external {
        uint256 amount = paidBy[msg.sender];
        paidBy[msg.sender] = 0;
        if (bought) return;
        total -= amount;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
