// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// Reverts if a transfer fails, and records the tokens that really arrived.
contract MeasuringVault is ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    IERC20 private immutable token;
    mapping(address customer => uint256) public balanceOf;

    constructor(IERC20 accepted) {
        token = accepted;
    }

    function deposit(uint256 amount) external nonReentrant {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        balanceOf[msg.sender] += token.balanceOf(address(this)) - before;
    }

    function withdraw() external nonReentrant {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        token.safeTransfer(msg.sender, amount);
    }
}
// #endregion contract
