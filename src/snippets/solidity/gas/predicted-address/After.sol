// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Wallet {
    receive() external payable {}
}

contract Wallets {
    bytes32 private immutable codeHash = keccak256(type(Wallet).creationCode);
    bool private immutable isCore;

    constructor() {
        // Only Core Space has this internal contract. Anywhere else, the call returns nothing.
        address adminControl = 0x0888000000000000000000000000000000000000;
        (, bytes memory admin) = adminControl.staticcall(abi.encodeWithSignature("getAdmin(address)", this));
        isCore = admin.length > 0;
    }

    function create(address owner) external {
        new Wallet{salt: bytes32(uint256(uint160(owner)))}();
    }

    function walletOf(address owner) public view returns (address) {
        bytes32 salt = bytes32(uint256(uint160(owner)));
        uint160 hash = uint160(uint256(keccak256(abi.encodePacked(hex"ff", this, salt, codeHash))));
        // In Core Space, the first digit of a contract's address is 8.
        return address(isCore ? (hash & (type(uint160).max >> 4)) | (8 << 156) : hash);
    }

    function pay(address owner) external payable {
        address wallet = walletOf(owner);
        require(wallet.code.length > 0, "no wallet");
        (bool paid, ) = wallet.call{value: msg.value}("");
        require(paid, "not paid");
    }
}
// #endregion contract
