// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Shows the values of a block that contracts use as random numbers.
contract BlockValues {
    event Values(uint256 prevrandao, uint256 timestamp, bytes32 previousHash);

    function read() public view returns (uint256 prevrandao, uint256 timestamp, bytes32 previousHash) {
        return (block.prevrandao, block.timestamp, blockhash(block.number - 1));
    }

    function record() external {
        (uint256 prevrandao, uint256 timestamp, bytes32 previousHash) = read();
        emit Values(prevrandao, timestamp, previousHash);
    }
}
// #endregion contract
