// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Fees {
    uint256 public constant rate = 30;
    address public collector;

    constructor(address collector_) {
        collector = collector_;
    }

    function quote(uint256 amount) external view returns (address to, uint256 fee) {
        return (collector, amount * rate / 10_000);
    }
}
// #endregion contract
