// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Tally} from "../contracts/Tally.sol";

/// What Foundry does for a script that calls this address.
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
