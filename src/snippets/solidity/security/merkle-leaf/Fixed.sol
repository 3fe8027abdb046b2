// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Vouchers} from "./Vouchers.sol";

// #region contract
/// Hashes a voucher twice.
contract DoubleHash is Vouchers {
    function leafOf(bytes32 code, uint256 amount) public pure override returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(code, amount))));
    }
}
// #endregion contract
