// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Door {
    uint256 private constant LIMIT = 100;
    mapping(address guest => bool) public isGuest;

    function invite(address guest) external {
        isGuest[guest] = true;
    }

    function mayEnter(address who, uint256 bags) external view returns (bool) {
        return bags <= LIMIT && isGuest[who];
    }
}
// #endregion contract
