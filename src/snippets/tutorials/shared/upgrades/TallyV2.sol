// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {TallyV1} from './TallyV1.sol';

contract TallyV2 is TallyV1 {
    uint256 public limit;

    error AboveLimit(uint256 limit);

    /// Runs once at most, and `initialize` can't run after it.
    function initializeV2(uint256 limit_) external reinitializer(2) {
        limit = limit_;
    }

    function add(uint256 amount) external override {
        if (amount > limit) revert AboveLimit(limit);
        total += amount;
    }
}
