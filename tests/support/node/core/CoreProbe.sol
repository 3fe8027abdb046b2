// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// Created by CoreProbe.
contract Child {
    uint256 public value = 1;
}

interface IAdminControl {
    function setAdmin(address target, address newAdmin) external;
}

/// Has no admin from the beginning.
contract Ownerless {
    constructor() {
        IAdminControl(0x0888000000000000000000000000000000000000).setAdmin(address(this), address(0));
    }
}

/// What the tests of Core Space do from inside a contract.
contract CoreProbe {
    mapping(uint256 place => uint256 value) public valueAt;
    address public child;

    receive() external payable {}

    function set(uint256 place, uint256 value) external {
        valueAt[place] = value;
    }

    function setDifficulty(uint256 place) external {
        valueAt[place] = block.prevrandao;
    }

    function fail() external pure {
        revert("as asked");
    }

    function make() external {
        child = address(new Child());
    }

    function makeOwnerless() external {
        child = address(new Ownerless());
    }

    function make2(bytes32 salt) external {
        child = address(new Child{salt: salt}());
    }

    function pay(address payable to) external payable returns (bool ok) {
        (ok, ) = to.call{value: msg.value}("");
    }

    function call(address to, bytes calldata data) external payable {
        (bool ok, ) = to.call{value: msg.value}(data);
        require(ok, "inner call failed");
    }

    function staticCall(address to, bytes calldata data) external view returns (bool ok, bytes memory answer) {
        return to.staticcall(data);
    }

    function delegateCall(address to, bytes calldata data) external returns (bool ok, bytes memory answer) {
        return to.delegatecall(data);
    }

    function leave(address payable heir) external {
        selfdestruct(heir);
    }

    function codeOf(address account) external view returns (uint256 size, bytes32 hash) {
        return (account.code.length, account.codehash);
    }

    function signer(bytes32 hash, uint8 v, bytes32 r, bytes32 s) external pure returns (address) {
        return ecrecover(hash, v, r, s);
    }

    function block_(uint256 number) external view returns (uint256, uint256, uint256, address, bytes32) {
        return (block.number, block.gaslimit, block.prevrandao, block.coinbase, blockhash(number));
    }
}
