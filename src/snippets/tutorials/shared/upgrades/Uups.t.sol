// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {
    ERC1967Proxy
} from '@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol';
import {
    ERC1967Utils
} from '@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol';
import {
    Initializable
} from '@openzeppelin/contracts/proxy/utils/Initializable.sol';
import {
    UUPSUpgradeable
} from '@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol';
import {TallyV1} from './TallyV1.sol';
import {TallyV2} from './TallyV2.sol';
import {TallyUupsV1} from './TallyUupsV1.sol';
import {TallyUupsV2} from './TallyUupsV2.sol';
import {vm} from './Vm.sol';

contract UupsTest {
    TallyUupsV1 private implementation;
    TallyUupsV1 private tally;
    address private next;

    function setUp() public {
        implementation = new TallyUupsV1();
        next = address(new TallyUupsV2());
        address proxy = address(
            new ERC1967Proxy(
                address(implementation),
                abi.encodeCall(TallyV1.initialize, (address(this)))
            )
        );
        tally = TallyUupsV1(proxy);
    }

    /// Foundry calls it with many amounts.
    function test_upgradeKeepsTheState(uint256 amount) public {
        tally.add(amount);
        tally.upgradeToAndCall(
            next,
            abi.encodeCall(TallyV2.initializeV2, (100))
        );
        require(
            tally.total() == amount && tally.owner() == address(this),
            'the state is lost'
        );
        require(
            TallyUupsV2(address(tally)).limit() == 100,
            'the limit is not set'
        );
    }

    function test_strangerCannotUpgrade() public {
        vm.prank(address(0xbad));
        vm.expectRevert(abi.encodeWithSelector(TallyV1.NotOwner.selector));
        tally.upgradeToAndCall(next, '');
    }

    function test_aVersionWithoutUpgradesIsRefused() public {
        address last = address(new TallyV2());
        vm.expectRevert(
            abi.encodeWithSelector(
                ERC1967Utils.ERC1967InvalidImplementation.selector, last
            )
        );
        tally.upgradeToAndCall(last, '');
    }

    function test_theImplementationCannotBeUpgradedItself() public {
        vm.expectRevert(
            abi.encodeWithSelector(
                UUPSUpgradeable.UUPSUnauthorizedCallContext.selector
            )
        );
        implementation.upgradeToAndCall(next, '');
    }

    function test_initializersAreLocked() public {
        bytes memory expected = abi.encodeWithSelector(
            Initializable.InvalidInitialization.selector
        );
        vm.expectRevert(expected);
        tally.initialize(address(this));
        vm.expectRevert(expected);
        implementation.initialize(address(this));
    }
}
