// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Keeps tokens for its customers, and believes that every transfer moved what was asked for.
contract TrustingVault {
    IERC20 private immutable token;
    mapping(address customer => uint256) public balanceOf;

    constructor(IERC20 accepted) {
        token = accepted;
    }

    function deposit(uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        balanceOf[msg.sender] += amount;
    }

    function withdraw() external {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        token.transfer(msg.sender, amount);
    }
}
// #endregion contract
