// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Purses {
    uint256 private constant KEPT = 1;
    mapping(address owner => uint256) public purses;

    function deposit() external payable {
        purses[msg.sender] += msg.value;
    }

    function withdraw() external {
        uint256 amount = purses[msg.sender] - KEPT;
        purses[msg.sender] = KEPT;
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
    }
}
// #endregion contract
