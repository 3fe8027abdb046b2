// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Customers share its CFX in proportion to what they have deposited.
contract BalanceVault {
    mapping(address customer => uint256) public sharesOf;
    uint256 public totalShares;

    function deposit() external payable {
        uint256 before = address(this).balance - msg.value;
        uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / before;
        sharesOf[msg.sender] += shares;
        totalShares += shares;
    }

    function withdraw() external {
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = (shares * address(this).balance) / totalShares;
        totalShares -= shares;
        delete sharesOf[msg.sender];
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
