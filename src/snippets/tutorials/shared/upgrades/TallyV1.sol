// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    Initializable
} from '@openzeppelin/contracts/proxy/utils/Initializable.sol';

contract TallyV1 is Initializable {
    address public owner;
    uint256 public total;

    error NotOwner();

    /// @custom:oz-upgrades-unsafe-allow constructor
    constructor() {
        _disableInitializers();
    }

    function initialize(address owner_) external initializer {
        owner = owner_;
    }

    function add(uint256 amount) external virtual {
        total += amount;
    }
}
