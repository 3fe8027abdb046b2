// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// The owner signs only the recipient and the amount.
contract ReplayableVault {
    address private immutable owner;

    constructor(address signer) payable {
        owner = signer;
    }

    function digestOf(address to, uint256 amount, uint256) public pure returns (bytes32) {
        return keccak256(abi.encode(to, amount));
    }

    function pay(address payable to, uint256 amount, uint256 nonce, bytes calldata signature) external {
        require(ECDSA.recover(digestOf(to, amount, nonce), signature) == owner, "not signed by the owner");
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
