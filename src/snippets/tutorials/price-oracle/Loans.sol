// #region interface
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The two functions that this project calls. An
/// interface can omit functions that you don't use.
interface IPriceOracle {
    struct Price {
        int64 price;
        uint64 conf;
        int32 expo;
        uint256 publishTime;
    }

    error PriceFeedNotFound();
    error StalePrice();

    function getPriceNoOlderThan(bytes32 id, uint256 age)
        external
        view
        returns (Price memory);
    function getPriceUnsafe(bytes32 id) external view returns (Price memory);
}
// #endregion interface

// #region loans
/// Lends dollars, as entries in a ledger, against CFX. Just
/// enough to show which functions need a price and which don't.
contract Loans {
    /// With a price about once an hour, a single one can go missing.
    uint256 public constant MAX_AGE = 2 hours;

    IPriceOracle public immutable oracle;
    bytes32 public immutable feed;
    mapping(address borrower => uint256) public collateralOf;
    mapping(address borrower => uint256) public debtOf;

    error UnusablePrice();
    error TooMuch(uint256 limit);
    error StillInDebt();

    constructor(IPriceOracle oracle_, bytes32 feed_) {
        oracle = oracle_;
        feed = feed_;
    }

    function deposit() external payable {
        collateralOf[msg.sender] += msg.value;
    }

    /// New risk requires a recent price.
    /// Dollars have 18 decimals here.
    function borrow(uint256 dollars) external {
        uint256 limit = valueOf(collateralOf[msg.sender]) / 2;
        uint256 debt = debtOf[msg.sender] + dollars;
        if (debt > limit) revert TooMuch(limit);
        debtOf[msg.sender] = debt;
    }

    /// Less risk doesn't need a price, so borrowers
    /// can leave even when the oracle is down.
    function repay(uint256 dollars) external {
        debtOf[msg.sender] -= dollars;
    }

    function withdraw() external {
        if (debtOf[msg.sender] != 0) revert StillInDebt();
        uint256 amount = collateralOf[msg.sender];
        collateralOf[msg.sender] = 0;
        (bool ok,) = msg.sender.call{value: amount}("");
        require(ok);
    }

    /// Reverts with StalePrice or PriceFeedNotFound:
    /// no price is better than an old one.
    function valueOf(uint256 drip) public view returns (uint256) {
        IPriceOracle.Price memory answer =
            oracle.getPriceNoOlderThan(feed, MAX_AGE);
        if (answer.price <= 0 || answer.expo > 0 || answer.expo < -18) {
            revert UnusablePrice();
        }
        return drip * uint256(uint64(answer.price))
            / 10 ** uint256(uint32(-answer.expo));
    }

    /// For user interfaces: returns false if there's no
    /// usable price, in which case `valueOf` reverts.
    function canBorrow() external view returns (bool) {
        try this.valueOf(0) {
            return true;
        } catch {
            return false;
        }
    }
}
// #endregion loans

// #region test-oracle
/// Works like a push oracle: its owner
/// stores prices, and anyone can read them.
contract TestOracle is IPriceOracle {
    address public immutable publisher = msg.sender;
    mapping(bytes32 id => Price) private stored;

    error NotPublisher();

    function push(bytes32 id, Price calldata price) external {
        if (msg.sender != publisher) revert NotPublisher();
        stored[id] = price;
    }

    function getPriceUnsafe(bytes32 id)
        public
        view
        returns (Price memory price)
    {
        price = stored[id];
        if (price.publishTime == 0) revert PriceFeedNotFound();
    }

    function getPriceNoOlderThan(bytes32 id, uint256 age)
        external
        view
        returns (Price memory price)
    {
        price = getPriceUnsafe(id);
        if (block.timestamp > price.publishTime + age) revert StalePrice();
    }
}
// #endregion test-oracle

// #region aggregator
/// Offers one feed through the interface of Chainlink aggregators.
/// `updatedAt` is the time of the price, not of the call.
contract AsAggregator {
    IPriceOracle public immutable oracle;
    bytes32 public immutable feed;

    constructor(IPriceOracle oracle_, bytes32 feed_) {
        oracle = oracle_;
        feed = feed_;
    }

    function decimals() external view returns (uint8) {
        return uint8(uint32(-oracle.getPriceUnsafe(feed).expo));
    }

    function latestRoundData()
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        )
    {
        IPriceOracle.Price memory price = oracle.getPriceUnsafe(feed);
        // There are no rounds, so use the time instead:
        // it also increases with every price.
        uint80 round = uint80(price.publishTime);
        return (
            round,
            price.price,
            price.publishTime,
            price.publishTime,
            round
        );
    }
}
// #endregion aggregator
