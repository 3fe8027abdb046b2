// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MockPyth} from "@pythnetwork/pyth-sdk-solidity/MockPyth.sol";

/// The oracle of the tests: anybody may set any price, so it must never guard money.
contract TestOracle is MockPyth {
    /// A price counts as current for 60 seconds, and each one that is stored costs 1 GDrip.
    constructor() MockPyth(60, 1 gwei) {}
}
