// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// The same bank behind a lock: a second call fails while the first is under way.
contract GuardedBank is ReentrancyGuard {
    mapping(address customer => uint256 drip) public balanceOf;

    function deposit() external payable nonReentrant {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw() external nonReentrant {
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing to withdraw");

        balanceOf[msg.sender] = 0;

        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "transfer failed");
    }
}
// #endregion contract
