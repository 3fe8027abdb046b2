// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    UUPSUpgradeable
} from '@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol';
import {TallyV2} from './TallyV2.sol';

contract TallyUupsV2 is TallyV2, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != owner) revert NotOwner();
    }
}
