// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Coin, Pool} from "./Pool.sol";

// #region contract
/// Lends at a price that an oracle has pushed, for as long as that price is recent.
contract OracleLender {
    uint256 private constant MAX_AGE = 2 hours;
    Coin private immutable coin;
    address private immutable oracle = msg.sender;
    uint256 private price;
    uint256 private updated = block.timestamp;

    constructor(Pool market) payable {
        coin = market.coin();
        price = market.spotPrice();
    }

    function push(uint256 current) external {
        require(msg.sender == oracle, "oracle only");
        (price, updated) = (current, block.timestamp);
    }

    function borrow(uint256 coins) external {
        require(block.timestamp - updated <= MAX_AGE, "outdated price");
        uint256 worth = (coins * price) / 1 ether;
        coin.transferFrom(msg.sender, address(this), coins);
        (bool sent, ) = msg.sender.call{value: worth / 2}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
