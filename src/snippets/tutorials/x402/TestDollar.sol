// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {
    SignatureChecker
} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// A token whose payer signs a transfer that anyone can submit,
/// as in EIP-3009. Anyone can mint it, so it's for tests only.
contract TestDollar is ERC20, EIP712 {
    bytes32 private constant TRANSFER_TYPE = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,"
        "uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    mapping(address payer => mapping(bytes32 nonce => bool)) public
        authorizationState;

    event AuthorizationUsed(
        address indexed authorizer,
        bytes32 indexed nonce
    );

    error NotYetValid();
    error Expired();
    error AlreadyUsed();
    error WrongSignature();

    constructor() ERC20("Test Dollar", "TUSD") EIP712("Test Dollar", "1") {}

    function decimals() public pure override returns (uint8) {
        return 6;
    }

    function version() external view returns (string memory) {
        return _EIP712Version();
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// The nonce is a random word instead of a counter,
    /// so payments can arrive in any order.
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) public {
        if (block.timestamp <= validAfter) revert NotYetValid();
        if (block.timestamp >= validBefore) revert Expired();
        if (authorizationState[from][nonce]) revert AlreadyUsed();
        bytes32 content = keccak256(
            abi.encode(
                TRANSFER_TYPE,
                from,
                to,
                value,
                validAfter,
                validBefore,
                nonce
            )
        );
        if (
            !SignatureChecker.isValidSignatureNow(
                from,
                _hashTypedDataV4(content),
                signature
            )
        ) revert WrongSignature();
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    /// Takes the signature in three parts. The x402 package
    /// calls this version for accounts with a private key.
    function transferWithAuthorization(
        address payer,
        address payee,
        uint256 amount,
        uint256 opens,
        uint256 closes,
        bytes32 word,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        transferWithAuthorization(
            payer,
            payee,
            amount,
            opens,
            closes,
            word,
            abi.encodePacked(r, s, v)
        );
    }
}
