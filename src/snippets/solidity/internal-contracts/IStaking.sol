// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Deposits and locks. Lives at 0x0888000000000000000000000000000000000002.
interface IStaking {
    /// Moves Drip of the caller's balance into its stake.
    function deposit(uint256 drip) external;

    /// Moves them back.
    function withdraw(uint256 drip) external;

    /// Keeps at least so much staked until a block.
    function voteLock(uint256 drip, uint256 untilBlock) external;

    function getStakingBalance(address account) external view returns (uint256 drip);

    /// What will be locked, and what it will weigh, at a block of the future. Past blocks count as the present one.
    function getLockedStakingBalance(address account, uint256 blockNumber) external view returns (uint256 drip);
    function getVotePower(address account, uint256 blockNumber) external view returns (uint256 drip);
}
