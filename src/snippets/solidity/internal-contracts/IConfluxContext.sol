// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Epoch and PoS data that opcodes don't return.
/// Address: 0x0888000000000000000000000000000000000004
interface IConfluxContext {
    /// The epoch in which the call is executed.
    function epochNumber() external view returns (uint256);

    /// The PoS block that the epoch refers to.
    function posHeight() external view returns (uint256);

    /// The newest epoch that this PoS block has made final.
    function finalizedEpochNumber() external view returns (uint256);

    /// The hash of an epoch's pivot block. Zero if the epoch
    /// is too old or hasn't been executed.
    function epochHash(uint256 epoch) external view returns (bytes32);
}
