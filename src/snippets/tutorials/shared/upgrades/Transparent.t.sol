// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from '@openzeppelin/contracts/access/Ownable.sol';
import {
    Initializable
} from '@openzeppelin/contracts/proxy/utils/Initializable.sol';
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
import {TallyBad} from './TallyBad.sol';
import {vm} from './Vm.sol';

contract TransparentTest {
    TallyV1 private tally;
    ProxyAdmin private admin;

    function setUp() public {
        address proxy = address(
            new TransparentUpgradeableProxy(
                address(new TallyV1()),
                address(this),
                abi.encodeCall(TallyV1.initialize, (address(this)))
            )
        );
        tally = TallyV1(proxy);
        bytes32 slot = vm.load(proxy, ERC1967Utils.ADMIN_SLOT);
        admin = ProxyAdmin(address(uint160(uint256(slot))));
    }

    function upgrade(address version, bytes memory call) private {
        admin.upgradeAndCall(
            ITransparentUpgradeableProxy(address(tally)),
            version,
            call
        );
    }

    /// Foundry calls it with many amounts.
    function test_upgradeKeepsTheState(uint256 amount) public {
        tally.add(amount);
        upgrade(
            address(new TallyV2()),
            abi.encodeCall(TallyV2.initializeV2, (100))
        );
        require(
            tally.total() == amount && tally.owner() == address(this),
            'the state is lost'
        );
        require(
            TallyV2(address(tally)).limit() == 100,
            'the limit is not set'
        );
    }

    function test_badLayoutMixesUpTheVariables() public {
        tally.add(5);
        upgrade(address(new TallyBad()), '');
        require(
            tally.total() == 0 && TallyBad(address(tally)).limit() == 5,
            'the layout fits'
        );
    }

    function test_initializersAreLocked() public {
        TallyV1 implementation = new TallyV1();
        bytes memory expected = abi.encodeWithSelector(
            Initializable.InvalidInitialization.selector
        );
        vm.expectRevert(expected);
        tally.initialize(address(this));
        vm.expectRevert(expected);
        implementation.initialize(address(this));
    }

    function test_strangerCannotUpgrade() public {
        address version = address(new TallyV2());
        vm.prank(address(0xbad));
        vm.expectRevert(
            abi.encodeWithSelector(
                Ownable.OwnableUnauthorizedAccount.selector, address(0xbad)
            )
        );
        upgrade(version, '');
    }

    function test_adminCannotUseTheTally() public {
        vm.prank(address(admin));
        vm.expectRevert(
            abi.encodeWithSelector(
                TransparentUpgradeableProxy.ProxyDeniedAdminAccess.selector
            )
        );
        tally.add(1);
    }
}
