// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Settings {
    address private immutable owner = msg.sender;
    mapping(uint256 key => uint256 value) public values;

    modifier onlyOwner() {
        checkOwner();
        _;
    }

    function checkOwner() private view {
        require(msg.sender == owner, "only the owner can change settings");
    }

    function set(uint256 key, uint256 value) external onlyOwner {
        values[key] = value;
    }

    function add(uint256 key, uint256 value) external onlyOwner {
        values[key] += value;
    }

    function clear(uint256 key) external onlyOwner {
        delete values[key];
    }
}
// #endregion contract
