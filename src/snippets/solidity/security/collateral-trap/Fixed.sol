// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Records wages, which workers fetch in their own transactions.
contract PullPayroll {
    address private immutable employer = msg.sender;
    address[] private workers;
    mapping(address worker => uint256 drip) public wageOf;

    function hire(address worker) external {
        require(msg.sender == employer, "employer only");
        workers.push(worker);
    }

    function payAll() external payable {
        uint256 wage = msg.value / workers.length;
        for (uint256 i = 0; i < workers.length; i++) wageOf[workers[i]] += wage;
    }

    function fetch() external {
        uint256 wage = wageOf[msg.sender];
        wageOf[msg.sender] = 0;
        (bool sent, ) = msg.sender.call{value: wage}("");
        require(sent, "payment failed");
    }
}
// #endregion contract
