// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Lift {
    uint256 public trips;

    function ride(uint256 people) external {
        require(people < 8);
        trips++;
    }
}
// #endregion contract
