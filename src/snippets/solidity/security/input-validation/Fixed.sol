// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Calls only shops that its owner has listed.
contract ListedCheckout is Ownable(msg.sender) {
    using SafeERC20 for IERC20;

    IERC20 private immutable coin;
    mapping(address shop => bool) public isListed;

    constructor(IERC20 currency) {
        coin = currency;
    }

    function list(address shop) external onlyOwner {
        require(shop != address(coin), "not a shop");
        isListed[shop] = true;
    }

    function pay(address shop, uint256 amount, bytes calldata order) external {
        require(isListed[shop], "unknown shop");
        coin.safeTransferFrom(msg.sender, shop, amount);
        (bool placed, ) = shop.call(order);
        require(placed, "order failed");
    }
}
// #endregion contract
