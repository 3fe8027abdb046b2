// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

// #region contract
/// Gives points for vouchers. Only the root of the list is stored.
abstract contract Vouchers {
    bytes32 public immutable root;
    mapping(bytes32 code => bool) public isUsed;
    mapping(address account => uint256) public pointsOf;

    function leafOf(bytes32 code, uint256 amount) public pure virtual returns (bytes32);

    function redeem(bytes32 code, uint256 amount, bytes32[] calldata proof) external {
        require(MerkleProof.verifyCalldata(proof, root, leafOf(code, amount)), "not on the list");
        require(!isUsed[code], "used");
        isUsed[code] = true;
        pointsOf[msg.sender] += amount;
    }
    // #endregion contract

    /// The shop's list: four vouchers of 100 points, so that the example needs no script.
    constructor() {
        root = Hashes.commutativeKeccak256(_pair(0), _pair(2));
    }

    function codeOf(uint256 number) public pure returns (bytes32) {
        return keccak256(abi.encode("voucher", number));
    }

    /// What the shop's web page gives to the owner of a voucher.
    function proofOf(uint256 number) external pure returns (bytes32[] memory proof) {
        proof = new bytes32[](2);
        proof[0] = leafOf(codeOf(number ^ 1), 100);
        proof[1] = _pair((number & 2) ^ 2);
    }

    function _pair(uint256 first) private pure returns (bytes32) {
        return Hashes.commutativeKeccak256(leafOf(codeOf(first), 100), leafOf(codeOf(first + 1), 100));
    }
}
