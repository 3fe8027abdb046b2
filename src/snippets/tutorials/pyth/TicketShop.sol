// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPyth, PythStructs} from "@pythnetwork/pyth-sdk-solidity/IPyth.sol";

/// Sells tickets that are priced in dollars and paid in CFX.
contract TicketShop {
    uint256 public constant DOLLARS = 2;
    uint256 public constant MAX_AGE = 60;
    /// The interval can be at most one fiftieth of the price: 2%.
    uint256 public constant MIN_CERTAINTY = 50;

    IPyth public immutable oracle;
    bytes32 public immutable feed;
    mapping(address buyer => uint256) public ticketsOf;

    event Sold(address indexed buyer, uint256 cost, uint256 fee);

    error UnusablePrice(int64 price, int32 expo);
    error UncertainPrice(uint256 price, uint256 confidence);
    error TooLittle(uint256 needed);
    error RefundFailed();

    constructor(IPyth oracle_, bytes32 feed_) {
        oracle = oracle_;
        feed = feed_;
    }

    /// `messages` come from the oracle's
    /// service; the buyer pays for storing them.
    function buy(bytes[] calldata messages) external payable {
        uint256 fee = oracle.getUpdateFee(messages);
        if (msg.value < fee) revert TooLittle(fee);
        oracle.updatePriceFeeds{value: fee}(messages);

        uint256 cost = cfxFor(DOLLARS);
        if (msg.value < fee + cost) revert TooLittle(fee + cost);
        ticketsOf[msg.sender] += 1;
        emit Sold(msg.sender, cost, fee);

        (bool ok,) = msg.sender.call{value: msg.value - fee - cost}("");
        if (!ok) revert RefundFailed();
    }

    /// Converts dollars to Drip. In favor of the shop, it rounds up
    /// and uses the lower end of the interval.
    function cfxFor(uint256 dollars) public view returns (uint256) {
        // Reverts with StalePrice or PriceFeedNotFound.
        PythStructs.Price memory answer =
            oracle.getPriceNoOlderThan(feed, MAX_AGE);
        if (answer.price <= 0 || answer.expo > 0 || answer.expo < -18) {
            revert UnusablePrice(answer.price, answer.expo);
        }

        uint256 price = uint256(uint64(answer.price));
        if (answer.conf > price / MIN_CERTAINTY) {
            revert UncertainPrice(price, answer.conf);
        }
        uint256 unit = 10 ** uint256(uint32(-answer.expo));
        return Math.mulDiv(
            dollars * 1 ether,
            unit,
            price - answer.conf,
            Math.Rounding.Ceil
        );
    }
}
