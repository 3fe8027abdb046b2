// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Pays all workers in one of the employer's transactions.
contract PushPayroll {
    address private immutable employer = msg.sender;
    address[] private workers;

    function hire(address worker) external {
        require(msg.sender == employer, "employer only");
        workers.push(worker);
    }

    function payAll() external payable {
        uint256 wage = msg.value / workers.length;
        for (uint256 i = 0; i < workers.length; i++) {
            // The employer locks collateral for the worker's writes.
            (bool sent, ) = workers[i].call{value: wage}("");
            require(sent, "payment failed");
        }
    }
}
// #endregion contract
