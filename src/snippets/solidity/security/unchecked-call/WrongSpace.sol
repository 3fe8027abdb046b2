// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
interface ICrossSpaceCall {
    function transferEVM(bytes20 to) external payable returns (bytes memory);
}

/// Checks the result, but calls to addresses without code succeed.
contract Sender {
    address private constant CROSS_SPACE = 0x0888000000000000000000000000000000000006;

    function send(bytes20 to) external payable {
        (bool sent, ) = CROSS_SPACE.call{value: msg.value}(abi.encodeCall(ICrossSpaceCall.transferEVM, (to)));
        require(sent, "not sent");
    }
}
// #endregion contract

// #region interface
/// The same, but with a call through an interface.
contract InterfaceSender {
    ICrossSpaceCall private constant CROSS_SPACE = ICrossSpaceCall(0x0888000000000000000000000000000000000006);

    function send(bytes20 to) external payable {
        CROSS_SPACE.transferEVM{value: msg.value}(to);
    }
}
// #endregion interface
