// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

// #region contract
/// Remembers each claim in a slot of its own.
contract Drop {
    event Claimed(uint256 index, address account, uint256 amount);

    bytes32 public immutable root;
    mapping(uint256 index => bool) private claimed;

    constructor(bytes32 listRoot) {
        root = listRoot;
    }

    function isClaimed(uint256 index) public view returns (bool) {
        return claimed[index];
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        require(MerkleProof.verifyCalldata(proof, root, leaf), "not on the list");
        require(!isClaimed(index), "claimed");
        claimed[index] = true;
        emit Claimed(index, account, amount);
    }
}
// #endregion contract
