// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    ERC1967Proxy
} from '@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol';
import {TallyV1} from './TallyV1.sol';
import {TallyV2} from './TallyV2.sol';
import {TallyUupsV1} from './TallyUupsV1.sol';
import {TallyUupsV2} from './TallyUupsV2.sol';
import {vm} from './Vm.sol';

contract UupsDeploy {
    function run() external returns (address proxy) {
        uint256 key = vm.envUint('PRIVATE_KEY');
        vm.startBroadcast(key);
        TallyUupsV1 implementation = new TallyUupsV1();
        proxy = address(
            new ERC1967Proxy(
                address(implementation),
                abi.encodeCall(TallyV1.initialize, (vm.addr(key)))
            )
        );
        TallyV1(proxy).add(5);
        vm.stopBroadcast();
    }
}

contract UupsUpgrade {
    function run(address proxy) external returns (address implementation) {
        vm.startBroadcast(vm.envUint('PRIVATE_KEY'));
        implementation = address(new TallyUupsV2());
        TallyUupsV1(proxy).upgradeToAndCall(
            implementation,
            abi.encodeCall(TallyV2.initializeV2, (100))
        );
        vm.stopBroadcast();
    }
}
