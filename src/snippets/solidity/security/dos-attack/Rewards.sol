// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region loop
/// Shares a reward among all members in one transaction. Anyone can add members.
contract LoopRewards {
    address[] private members;
    mapping(address member => uint256) public rewardOf;

    function join(address[] calldata newMembers) external {
        for (uint256 i = 0; i < newMembers.length; i++) members.push(newMembers[i]);
    }

    function distribute(uint256 share) external {
        for (uint256 i = 0; i < members.length; i++) rewardOf[members[i]] += share;
    }
}
// #endregion loop
