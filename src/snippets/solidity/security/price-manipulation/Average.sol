// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Coin, Pool} from "./Pool.sol";

// #region pool
/// Adds up its price of every second, as it was before a trade changed it.
contract AveragePool is Pool {
    uint256 private sum;
    uint256 private updated = block.timestamp;

    constructor(Coin traded) payable Pool(traded) {}

    function buy() public payable override returns (uint256) {
        record(address(this).balance - msg.value);
        return super.buy();
    }

    function sell(uint256 coins) public override returns (uint256) {
        record(address(this).balance);
        return super.sell(coins);
    }

    function priceSum() external view returns (uint256) {
        return sum + spotPrice() * (block.timestamp - updated);
    }

    function record(uint256 reserve) private {
        sum += ((reserve * 1 ether) / coin.balanceOf(address(this))) * (block.timestamp - updated);
        updated = block.timestamp;
    }
}
// #endregion pool

// #region lender
/// Lends at the average price of at least half an hour.
contract AverageLender {
    AveragePool private immutable pool;
    Coin private immutable coin;
    uint256 public price;
    uint256 private sum;
    uint256 private since = block.timestamp;

    constructor(AveragePool market) payable {
        (pool, coin) = (market, market.coin());
        (price, sum) = (market.spotPrice(), market.priceSum());
    }

    function update() public {
        uint256 elapsed = block.timestamp - since;
        if (elapsed < 30 minutes) return;
        uint256 current = pool.priceSum();
        price = (current - sum) / elapsed;
        (sum, since) = (current, block.timestamp);
    }

    function borrow(uint256 coins) external {
        update();
        uint256 worth = (coins * price) / 1 ether;
        coin.transferFrom(msg.sender, address(this), coins);
        (bool sent, ) = msg.sender.call{value: worth / 2}("");
        require(sent, "payment failed");
    }
}
// #endregion lender
