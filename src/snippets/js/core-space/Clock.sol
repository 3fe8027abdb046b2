// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface IConfluxContext {
    function epochNumber() external view returns (uint256);
    function finalizedEpochNumber() external view returns (uint256);
    function epochHash(uint256 epoch) external view returns (bytes32);
}

/// Stores the epoch of a deposit and reports whether it's final.
contract Clock {
    IConfluxContext private constant CONTEXT = IConfluxContext(0x0888000000000000000000000000000000000004);
    uint256 public depositedIn;

    function deposit() external {
        depositedIn = CONTEXT.epochNumber();
    }

    function isFinal() external view returns (bool) {
        return CONTEXT.finalizedEpochNumber() >= depositedIn;
    }

    function hashOf(uint256 epoch) external view returns (bytes32) {
        return CONTEXT.epochHash(epoch);
    }

    function blockAndEpoch() external view returns (uint256, uint256) {
        return (block.number, CONTEXT.epochNumber());
    }
}
