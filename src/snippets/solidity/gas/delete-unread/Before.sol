// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Parcels {
    event Delivered(uint256 indexed id);

    mapping(uint256 id => uint256 weight) private waiting;

    function receiveParcel(uint256 id, uint256 weight) external {
        waiting[id] = weight;
    }

    function deliver(uint256 id) external {
        emit Delivered(id);
    }
}
// #endregion contract
