// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// The way into eSpace. Lives at 0x0888000000000000000000000000000000000006.
interface ICrossSpaceCall {
    event Call(bytes20 indexed from, bytes20 indexed to, uint256 value, uint256 nonce, bytes data);
    event Create(bytes20 indexed from, bytes20 indexed created, uint256 value, uint256 nonce, bytes init);
    event Withdraw(bytes20 indexed from, address indexed to, uint256 value, uint256 nonce);
    event Outcome(bool success);

    /// Sends the value of the call to an address of eSpace.
    function transferEVM(bytes20 to) external payable returns (bytes memory);
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory answer);
    function createEVM(bytes calldata init) external payable returns (bytes20 created);
    function staticCallEVM(bytes20 to, bytes calldata data) external view returns (bytes memory answer);

    /// Brings Drip of the caller's mapped account back.
    function withdrawFromMapped(uint256 drip) external;
    function mappedBalance(address account) external view returns (uint256 drip);
    function mappedNonce(address account) external view returns (uint256);

    /// Creates the registry of EIP-1820 in eSpace, where it is missing.
    function deployEip1820() external;
}
