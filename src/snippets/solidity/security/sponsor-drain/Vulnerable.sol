// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ISponsorWhitelistControl {
    function addPrivilege(address[] memory users) external;
}

// #region contract
/// The sponsor pays gas and collateral for anyone, without limit.
contract OpenGuestbook {
    ISponsorWhitelistControl private constant SPONSORS = ISponsorWhitelistControl(0x0888000000000000000000000000000000000001);
    bytes32[] public notes;

    constructor() {
        address[] memory everybody = new address[](1);
        SPONSORS.addPrivilege(everybody);
    }

    function write(bytes32 note, uint256 times) external {
        for (uint256 i = 0; i < times; i++) notes.push(note);
    }
}
// #endregion contract
