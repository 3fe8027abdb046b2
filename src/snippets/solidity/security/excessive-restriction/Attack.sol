// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IPurchase {
    function pay() external payable;
    function buy() external;
}

// #region contract
/// Gives its CFX to a contract that isn't asked.
contract Intruder {
    constructor(address payable purchase) payable {
        selfdestruct(purchase);
    }
}
// #endregion contract

/// Does the same when it is already deployed.
contract OldIntruder {
    constructor() payable {}

    function force(address payable purchase) external {
        selfdestruct(purchase);
    }
}

/// Sends CFX in the usual way, in which the recipient's code runs.
contract Sender {
    constructor() payable {}

    function send(address purchase) external {
        (bool sent, ) = purchase.call{value: address(this).balance}("");
        require(sent, "rejected");
    }
}

/// Deploys to an address that a call returns in advance.
contract Factory {
    function deploy(bytes memory initCode) external returns (address made) {
        assembly ("memory-safe") {
            made := create2(0, add(initCode, 32), mload(initCode), 0)
        }
        require(made != address(0), "not deployed");
    }
}
