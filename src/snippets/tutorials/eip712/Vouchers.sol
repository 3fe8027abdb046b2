// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {
    SignatureChecker
} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

contract Vouchers is EIP712("Vouchers", "1") {
    struct Voucher {
        address holder;
        uint256 amount;
        uint256 serial;
        uint256 validUntil;
    }

    bytes32 private constant VOUCHER_TYPE = keccak256(
        "Voucher(address holder,uint256 amount,"
        "uint256 serial,uint256 validUntil)"
    );

    address public immutable issuer;
    mapping(address holder => uint256) public creditOf;
    mapping(uint256 serial => bool) public isUsed;

    error Expired();
    error AlreadyUsed();
    error WrongSignature();

    constructor(address issuer_) {
        issuer = issuer_;
    }

    function digestOf(Voucher calldata voucher)
        public
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(
            keccak256(
                abi.encode(
                    VOUCHER_TYPE,
                    voucher.holder,
                    voucher.amount,
                    voucher.serial,
                    voucher.validUntil
                )
            )
        );
    }

    /// @notice Anyone can submit the voucher; the credit goes to its holder.
    function redeem(Voucher calldata voucher, bytes calldata signature)
        external
    {
        if (block.timestamp > voucher.validUntil) revert Expired();
        if (isUsed[voucher.serial]) revert AlreadyUsed();
        if (
            !SignatureChecker.isValidSignatureNow(
                issuer,
                digestOf(voucher),
                signature
            )
        ) revert WrongSignature();
        isUsed[voucher.serial] = true;
        creditOf[voucher.holder] += voucher.amount;
    }
}
