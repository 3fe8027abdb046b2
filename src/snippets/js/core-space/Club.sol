// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface ISponsorWhitelistControl {
    function addPrivilege(address[] calldata users) external;
    function removePrivilege(address[] calldata users) external;
}

/// Manages its own whitelist, so its admin doesn't have to.
contract Club {
    ISponsorWhitelistControl private constant CONTROL = ISponsorWhitelistControl(0x0888000000000000000000000000000000000001);
    address private immutable owner = msg.sender;
    mapping(address member => uint256 visits) public visitsOf;

    function admit(address[] calldata members) external {
        require(msg.sender == owner, "owner only");
        CONTROL.addPrivilege(members);
    }

    function expel(address[] calldata members) external {
        require(msg.sender == owner, "owner only");
        CONTROL.removePrivilege(members);
    }

    function visit() external {
        visitsOf[msg.sender]++;
    }
}
