// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    UUPSUpgradeable
} from '@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol';
import {TallyV1} from './TallyV1.sol';

contract TallyUupsV1 is TallyV1, UUPSUpgradeable {
    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != owner) revert NotOwner();
    }
}
