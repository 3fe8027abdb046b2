// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Tally} from "../contracts/Tally.sol";

/// The Foundry cheat code that this script uses.
interface Vm {
    function startBroadcast() external;
}

contract Deploy {
    Vm private constant VM =
        Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function run() external {
        VM.startBroadcast();
        new Tally("Ship it?");
    }
}
