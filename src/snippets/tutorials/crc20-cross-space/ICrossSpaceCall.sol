// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

interface ICrossSpaceCall {
    function createEVM(bytes calldata init) external returns (bytes20);

    function callEVM(bytes20 to, bytes calldata data)
        external
        payable
        returns (bytes memory);

    function staticCallEVM(bytes20 to, bytes calldata data)
        external
        view
        returns (bytes memory);
}
