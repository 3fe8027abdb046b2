// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Batches don't accept CFX, so every deposit is a call with its own value.
contract PlainBatchBank {
    mapping(address customer => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }

    function multicall(bytes[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; i++) {
            (bool succeeded, ) = address(this).delegatecall(calls[i]);
            require(succeeded, "call failed");
        }
    }
}
// #endregion contract
