// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IPullPayroll {
    function fetch() external;
}

// #region contract
/// Sets 100 slots when it is paid. Only its owner can clear them.
contract Hoarder {
    address private immutable owner = msg.sender;
    bytes32[] private junk;

    receive() external payable {
        for (uint256 i = 0; i < 100; i++) junk.push(bytes32(type(uint256).max));
    }

    function fetchFrom(IPullPayroll payroll) external {
        payroll.fetch();
    }

    function clear() external {
        require(msg.sender == owner, "owner only");
        delete junk;
    }
}
// #endregion contract
