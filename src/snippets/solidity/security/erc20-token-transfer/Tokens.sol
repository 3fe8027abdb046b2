// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

// #region false
/// Follows ERC-20, but returns false where most tokens revert.
contract FalseCoin {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(uint256 amount) external {
        balanceOf[msg.sender] += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) public returns (bool) {
        return move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        if (allowance[from][msg.sender] < amount) return false;
        allowance[from][msg.sender] -= amount;
        return move(from, to, amount);
    }

    function move(address from, address to, uint256 amount) private returns (bool) {
        if (balanceOf[from] < amount) return false;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
// #endregion false

// #region fee
/// Burns a tenth of each transfer.
contract FeeCoin is ERC20("Fee Coin", "FEE") {
    function mint(uint256 amount) external {
        _mint(msg.sender, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        uint256 fee = from == address(0) ? 0 : amount / 10;
        super._update(from, to, amount - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
// #endregion fee

/// Reverts when it should, but its functions return nothing, and an approval can't be changed unless it is zero.
contract SilentCoin {
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(uint256 amount) external {
        balanceOf[msg.sender] += amount;
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, "set it to zero first");
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// A token without surprises.
contract Coin is ERC20("Coin", "COIN") {
    function mint(uint256 amount) external {
        _mint(msg.sender, amount);
    }
}
