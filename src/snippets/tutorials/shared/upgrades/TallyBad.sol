// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    Initializable
} from '@openzeppelin/contracts/proxy/utils/Initializable.sol';

/// The new variable pushes `total` to another slot.
contract TallyBad is Initializable {
    address public owner;
    uint256 public limit;
    uint256 public total;

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function add(uint256 amount) external {
        total += amount;
    }
}
