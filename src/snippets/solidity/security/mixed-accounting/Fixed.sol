// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Customers share what they have deposited, and nothing else that the contract might have.
contract CountingVault {
    mapping(address customer => uint256) public sharesOf;
    uint256 public totalShares;
    uint256 public assets;

    function deposit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / assets;
        require(shares > 0, "no shares");
        sharesOf[msg.sender] += shares;
        totalShares += shares;
        assets += msg.value;
    }

    function withdraw() external {
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = (shares * assets) / totalShares;
        totalShares -= shares;
        delete sharesOf[msg.sender];
        assets -= amount;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
