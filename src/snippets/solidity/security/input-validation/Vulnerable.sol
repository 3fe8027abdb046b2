// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Pays a shop with the buyer's tokens and places the order there. Buyers have approved this contract.
contract OpenCheckout {
    using SafeERC20 for IERC20;

    IERC20 private immutable coin;

    constructor(IERC20 currency) {
        coin = currency;
    }

    function pay(address shop, uint256 amount, bytes calldata order) external {
        coin.safeTransferFrom(msg.sender, shop, amount);
        (bool placed, ) = shop.call(order);
        require(placed, "order failed");
    }
}
// #endregion contract
