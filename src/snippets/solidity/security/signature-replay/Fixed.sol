// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// A signature counts once, for this contract, on this chain.
contract OneTimeVault is EIP712("OneTimeVault", "1") {
    bytes32 private constant PAYMENT = keccak256("Payment(address to,uint256 amount,uint256 nonce)");
    address private immutable owner;
    mapping(uint256 nonce => bool) public used;

    constructor(address signer) payable {
        owner = signer;
    }

    function digestOf(address to, uint256 amount, uint256 nonce) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(PAYMENT, to, amount, nonce)));
    }

    function pay(address payable to, uint256 amount, uint256 nonce, bytes calldata signature) external {
        require(ECDSA.recover(digestOf(to, amount, nonce), signature) == owner, "not signed by the owner");
        require(!used[nonce], "used before");
        used[nonce] = true;
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
