// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Notes {
    mapping(uint256 id => bytes) private notes;

    function write(uint256 id, bytes calldata text) external {
        notes[id] = text;
    }

    function read(uint256 id) external view returns (bytes memory) {
        return notes[id];
    }
}
// #endregion contract
