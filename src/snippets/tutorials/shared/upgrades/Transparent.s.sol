// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    ERC1967Utils
} from '@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol';
import {
    ProxyAdmin
} from '@openzeppelin/contracts/proxy/transparent/ProxyAdmin.sol';
import {
    ITransparentUpgradeableProxy,
    TransparentUpgradeableProxy
} from '@openzeppelin/contracts/proxy/transparent/TransparentUpgradeableProxy.sol';
import {TallyV1} from './TallyV1.sol';
import {TallyV2} from './TallyV2.sol';
import {vm} from './Vm.sol';

contract TransparentDeploy {
    function run() external returns (address proxy) {
        uint256 key = vm.envUint('PRIVATE_KEY');
        address owner = vm.addr(key);
        vm.startBroadcast(key);
        TallyV1 implementation = new TallyV1();
        proxy = address(
            new TransparentUpgradeableProxy(
                address(implementation),
                owner,
                abi.encodeCall(TallyV1.initialize, (owner))
            )
        );
        TallyV1(proxy).add(5);
        vm.stopBroadcast();
    }
}

contract TransparentUpgrade {
    function run(address proxy) external returns (address implementation) {
        bytes32 slot = vm.load(proxy, ERC1967Utils.ADMIN_SLOT);
        ProxyAdmin admin = ProxyAdmin(address(uint160(uint256(slot))));
        vm.startBroadcast(vm.envUint('PRIVATE_KEY'));
        implementation = address(new TallyV2());
        admin.upgradeAndCall(
            ITransparentUpgradeableProxy(proxy),
            implementation,
            abi.encodeCall(TallyV2.initializeV2, (100))
        );
        vm.stopBroadcast();
    }
}
