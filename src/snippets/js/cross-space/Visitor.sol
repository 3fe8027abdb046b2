// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface ICrossSpaceCall {
    function callEVM(bytes20 to, bytes calldata data)
        external
        payable
        returns (bytes memory);
    function staticCallEVM(bytes20 to, bytes calldata data)
        external
        view
        returns (bytes memory);
}

interface IGuestbook {
    function last() external view returns (address);
    function sign() external payable;
}

/// Deployed in Core Space. Calls a contract in eSpace.
contract Visitor {
    ICrossSpaceCall private constant CROSS =
        ICrossSpaceCall(0x0888000000000000000000000000000000000006);
    bytes20 private immutable guestbook;

    constructor(address guestbookInEspace) {
        guestbook = bytes20(guestbookInEspace);
    }

    function visit() external payable {
        CROSS.callEVM{value: msg.value}(
            guestbook,
            abi.encodeCall(IGuestbook.sign, ())
        );
    }

    function lastGuest() external view returns (address) {
        return abi.decode(
            CROSS.staticCallEVM(
                guestbook,
                abi.encodeCall(IGuestbook.last, ())
            ),
            (address)
        );
    }
}
