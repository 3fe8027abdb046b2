// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Vouchers {
    mapping(uint256 id => bool) private used;

    function redeem(uint256[] calldata ids) external {
        for (uint256 i = 0; i < ids.length; i++) {
            require(!isUsed(ids[i]), "already used");
            used[ids[i]] = true;
        }
    }

    function isUsed(uint256 id) public view returns (bool) {
        return used[id];
    }
}
// #endregion contract
