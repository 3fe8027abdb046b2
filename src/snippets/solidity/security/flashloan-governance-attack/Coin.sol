// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// 60 of 100 votes are in a contract that lends them out.
contract VoteCoin is ERC20("Votes", "VOTE"), EIP712("Votes", "1"), ERC20Votes {
    constructor(address lender, address holder) {
        _mint(lender, 60);
        _mint(holder, 40);
    }

    function _update(address from, address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._update(from, to, amount);
    }
}

interface IBorrower {
    function onLoan(uint256 amount) external;
}

// #region lender
/// Lends all its coins to anyone who returns them in the same transaction, with one more as a fee.
contract FlashLender {
    function lend(VoteCoin coin) external {
        uint256 amount = coin.balanceOf(address(this));
        coin.transfer(msg.sender, amount);
        IBorrower(msg.sender).onLoan(amount);
        require(coin.balanceOf(address(this)) > amount, "not repaid");
    }
}
// #endregion lender
