// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MockPyth} from "@pythnetwork/pyth-sdk-solidity/MockPyth.sol";

/// An oracle for tests: anyone can set any price,
/// so never use it where funds are at risk.
contract TestOracle is MockPyth {
    /// A price counts as current for 60 seconds,
    /// and each one that is stored costs 1 GDrip.
    constructor() MockPyth(60, 1 gwei) {}
}
