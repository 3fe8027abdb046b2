// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// The same shop. A cost that doesn't fit into 128 bits reverts.
contract CheckingShop {
    uint256 public constant PRICE = 1 ether;
    mapping(address holder => uint256) public vouchersOf;

    function buy(uint256 quantity) external payable {
        uint128 cost = SafeCast.toUint128(quantity * PRICE);
        require(msg.value == cost, "wrong payment");
        vouchersOf[msg.sender] += quantity;
    }

    function redeem(uint256 quantity) external {
        vouchersOf[msg.sender] -= quantity;
        (bool paid, ) = msg.sender.call{value: quantity * PRICE}("");
        require(paid, "payment failed");
    }
}
// #endregion contract
