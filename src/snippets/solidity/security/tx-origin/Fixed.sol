// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Pays when its owner calls it.
contract SenderWallet {
    address private immutable owner;

    constructor(address holder) payable {
        owner = holder;
    }

    function pay(address payable to, uint256 amount) external {
        require(msg.sender == owner, "owner only");
        (bool sent, ) = to.call{value: amount}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
