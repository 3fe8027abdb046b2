// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Vouchers {
    mapping(uint256 word => uint256 bits) private used;

    function redeem(uint256[] calldata ids) external {
        for (uint256 i = 0; i < ids.length; i++) {
            require(!isUsed(ids[i]), "already used");
            used[ids[i] / 256] |= 1 << (ids[i] % 256);
        }
    }

    function isUsed(uint256 id) public view returns (bool) {
        return used[id / 256] & (1 << (id % 256)) != 0;
    }
}
// #endregion contract
