// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Wallet {
    receive() external payable {}
}

contract Wallets {
    mapping(address owner => address wallet) private wallets;

    function create(address owner) external {
        wallets[owner] = address(new Wallet{salt: bytes32(uint256(uint160(owner)))}());
    }

    function walletOf(address owner) public view returns (address) {
        return wallets[owner];
    }

    function pay(address owner) external payable {
        address wallet = walletOf(owner);
        require(wallet.code.length > 0, "no wallet");
        (bool paid, ) = wallet.call{value: msg.value}("");
        require(paid, "not paid");
    }
}
// #endregion contract
