// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Connects Core Space contracts and accounts to eSpace.
/// Address: 0x0888000000000000000000000000000000000006
interface ICrossSpaceCall {
    event Call(bytes20 indexed from, bytes20 indexed to, uint256 value, uint256 nonce, bytes data);
    event Create(bytes20 indexed from, bytes20 indexed created, uint256 value, uint256 nonce, bytes init);
    event Withdraw(bytes20 indexed from, address indexed to, uint256 value, uint256 nonce);
    event Outcome(bool success);

    /// Sends the call's value to an address in eSpace.
    function transferEVM(bytes20 to) external payable returns (bytes memory);
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory answer);
    function createEVM(bytes calldata init) external payable returns (bytes20 created);
    function staticCallEVM(bytes20 to, bytes calldata data) external view returns (bytes memory answer);

    /// Returns Drip from the caller's mapped account to Core Space.
    function withdrawFromMapped(uint256 drip) external;
    function mappedBalance(address account) external view returns (uint256 drip);
    function mappedNonce(address account) external view returns (uint256);

    /// Creates the EIP-1820 registry in eSpace if it doesn't exist.
    function deployEip1820() external;
}
