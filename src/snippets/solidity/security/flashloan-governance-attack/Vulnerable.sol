// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {VoteCoin} from "./Coin.sol";

// #region contract
/// Pays what the majority of the votes wants.
contract BalanceTreasury {
    struct Proposal {
        address payable to;
        uint256 amount;
        uint256 votes;
    }

    VoteCoin private immutable coin;
    Proposal[] public proposals;
    mapping(uint256 id => mapping(address voter => bool)) private hasVoted;

    constructor(VoteCoin votes) payable {
        coin = votes;
    }

    function propose(address payable to, uint256 amount) external returns (uint256 id) {
        id = proposals.length;
        proposals.push(Proposal(to, amount, 0));
    }

    function vote(uint256 id) external {
        uint256 votes = coin.balanceOf(msg.sender);
        require(votes > 0 && !hasVoted[id][msg.sender], "no votes");
        hasVoted[id][msg.sender] = true;
        proposals[id].votes += votes;
    }

    function execute(uint256 id) external {
        Proposal memory proposal = proposals[id];
        require(proposal.votes * 2 > coin.totalSupply(), "no majority");
        proposals[id].amount = 0;
        (bool sent, ) = proposal.to.call{value: proposal.amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
