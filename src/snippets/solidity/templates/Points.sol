// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {
    ERC20Capped
} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// Points of a shop: its owner hands them out,
/// and there are never more than a million.
contract Points is ERC20Capped, Ownable {
    constructor(address shop)
        ERC20("Points", "PTS")
        ERC20Capped(1_000_000 ether)
        Ownable(shop)
    {}

    function award(address customer, uint256 amount) external onlyOwner {
        _mint(customer, amount);
    }
}
