// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Tries to hide the same secret in five ways, and a PIN as a hash.
contract Secrets {
    bytes32 private variable;
    mapping(address owner => bytes32) private entryOf;
    bytes32 private deleted;
    bytes32 private pinHash;
    bytes32 private immutable atDeployment;

    constructor(bytes32 secret) {
        atDeployment = secret;
    }

    function hide(bytes32 secret, bytes32 hashOfPin) external {
        variable = secret;
        entryOf[msg.sender] = secret;
        deleted = secret;
        pinHash = hashOfPin;
    }

    function forget() external {
        delete deleted;
    }

    function isSecret(bytes32 guess) external view returns (bool) {
        return guess == atDeployment && guess == variable && guess == entryOf[msg.sender];
    }
}
// #endregion contract
