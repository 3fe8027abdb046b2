// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ISponsorWhitelistControl {
    function addPrivilege(address[] memory users) external;
}

// #region contract
/// The sponsor pays for members only, and a member has room for four notes.
contract MembersGuestbook {
    ISponsorWhitelistControl private constant SPONSORS = ISponsorWhitelistControl(0x0888000000000000000000000000000000000001);
    address private immutable owner = msg.sender;
    bytes32[] public notes;
    mapping(address member => uint256) public room;

    function admit(address member) external {
        require(msg.sender == owner, "owner only");
        room[member] = 4;
        address[] memory members = new address[](1);
        members[0] = member;
        SPONSORS.addPrivilege(members);
    }

    function write(bytes32 note, uint256 times) external {
        room[msg.sender] -= times;
        for (uint256 i = 0; i < times; i++) notes.push(note);
    }
}
// #endregion contract
