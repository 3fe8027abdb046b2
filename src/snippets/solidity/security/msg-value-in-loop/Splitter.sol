// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ICrossSpaceCall {
    function transferEVM(bytes20 to) external payable returns (bytes memory);
}

// #region contract
/// Sends a gift to several eSpace accounts. Pays each of them what arrived for all of them.
contract EspaceGifts {
    ICrossSpaceCall private constant CROSS_SPACE = ICrossSpaceCall(0x0888000000000000000000000000000000000006);

    constructor() payable {}

    function send(bytes20[] calldata recipients) external payable {
        for (uint256 i = 0; i < recipients.length; i++) CROSS_SPACE.transferEVM{value: msg.value}(recipients[i]);
    }
}
// #endregion contract

// #region fixed
/// Divides what arrived, and never pays from its own balance.
contract SplitGifts {
    ICrossSpaceCall private constant CROSS_SPACE = ICrossSpaceCall(0x0888000000000000000000000000000000000006);

    constructor() payable {}

    function send(bytes20[] calldata recipients) external payable {
        uint256 share = msg.value / recipients.length;
        require(share * recipients.length == msg.value, "CFX left over");
        for (uint256 i = 0; i < recipients.length; i++) CROSS_SPACE.transferEVM{value: share}(recipients[i]);
    }
}
// #endregion fixed
