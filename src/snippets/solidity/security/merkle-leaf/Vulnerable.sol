// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Vouchers} from "./Vouchers.sol";

// #region contract
/// Hashes the 64 bytes of a voucher once.
contract SingleHash is Vouchers {
    function leafOf(bytes32 code, uint256 amount) public pure override returns (bytes32) {
        return keccak256(abi.encode(code, amount));
    }
}
// #endregion contract
