// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A fixed supply, all of it with the deployer at first.
contract Token is ERC20 {
    constructor(uint256 supply) ERC20("Example Token", "EXT") {
        _mint(msg.sender, supply);
    }
}
