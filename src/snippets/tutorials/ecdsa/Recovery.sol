// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

contract Recovery {
    function bare(bytes32 digest, uint8 v, bytes32 r, bytes32 s)
        external
        pure
        returns (address)
    {
        return ecrecover(digest, v, r, s);
    }

    function checked(bytes32 digest, uint8 v, bytes32 r, bytes32 s)
        external
        pure
        returns (address)
    {
        return ECDSA.recover(digest, v, r, s);
    }
}
