// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Manages deposits and locks.
/// Address: 0x0888000000000000000000000000000000000002
interface IStaking {
    /// Moves Drip from the caller's balance into its stake.
    function deposit(uint256 drip) external;

    /// Moves Drip from the stake back into the balance.
    function withdraw(uint256 drip) external;

    /// Keeps at least this amount staked until a block.
    function voteLock(uint256 drip, uint256 untilBlock) external;

    function getStakingBalance(address account) external view returns (uint256 drip);

    /// The locked amount and its vote weight at a future block.
    /// For a past block, they return the current values.
    function getLockedStakingBalance(address account, uint256 blockNumber) external view returns (uint256 drip);
    function getVotePower(address account, uint256 blockNumber) external view returns (uint256 drip);
}
