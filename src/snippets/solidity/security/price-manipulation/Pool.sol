// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Coin is ERC20("Coin", "COIN") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

// #region pool
/// Trades coins for CFX, without a fee. The product of its two reserves stays the same.
contract Pool {
    Coin public immutable coin;

    constructor(Coin traded) payable {
        coin = traded;
    }

    function buy() public payable virtual returns (uint256 coins) {
        coins = (coin.balanceOf(address(this)) * msg.value) / address(this).balance;
        coin.transfer(msg.sender, coins);
    }

    function sell(uint256 coins) public virtual returns (uint256 paid) {
        paid = (address(this).balance * coins) / (coin.balanceOf(address(this)) + coins);
        coin.transferFrom(msg.sender, address(this), coins);
        (bool sent, ) = msg.sender.call{value: paid}("");
        require(sent, "payment failed");
    }

    /// What a whole coin costs at this moment, in Drip.
    function spotPrice() public view returns (uint256) {
        return (address(this).balance * 1 ether) / coin.balanceOf(address(this));
    }
}
// #endregion pool
