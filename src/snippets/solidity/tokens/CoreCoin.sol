// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {Coin} from "./Tokens.sol";

// #region contract
/// The same token for Core Space, whose wallets sign typed data with the domain of CIP-23.
contract CoreCoin is Coin {
    bytes32 private constant DOMAIN =
        keccak256("CIP23Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function _hashTypedDataV4(bytes32 structHash) internal view override returns (bytes32) {
        bytes32 separator = keccak256(
            abi.encode(
                DOMAIN,
                keccak256(bytes(_EIP712Name())),
                keccak256(bytes(_EIP712Version())),
                block.chainid,
                address(this)
            )
        );
        return MessageHashUtils.toTypedDataHash(separator, structHash);
    }
}
// #endregion contract
