// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// Sells a ticket only when the token has moved. Also rejects a token that returns false or doesn't exist.
contract CheckingShop {
    using SafeERC20 for IERC20;

    uint256 public constant PRICE = 5 ether;
    IERC20 private immutable token;
    mapping(address buyer => uint256) public ticketsOf;

    event Sold(address indexed buyer);

    constructor(address currency) {
        token = IERC20(currency);
    }

    function buy() external {
        ticketsOf[msg.sender] += 1;
        emit Sold(msg.sender);
        token.safeTransferFrom(msg.sender, address(this), PRICE);
    }
}
// #endregion contract
