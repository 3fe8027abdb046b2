// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Logs whether the payment worked, but sells the ticket either way.
contract TrustingShop {
    uint256 public constant PRICE = 5 ether;
    address private immutable token;
    mapping(address buyer => uint256) public ticketsOf;

    event Sold(address indexed buyer, bool paid);

    constructor(address currency) {
        token = currency;
    }

    function buy() external {
        (bool paid, ) = token.call(abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), PRICE)));
        ticketsOf[msg.sender] += 1;
        emit Sold(msg.sender, paid);
    }
}
// #endregion contract
