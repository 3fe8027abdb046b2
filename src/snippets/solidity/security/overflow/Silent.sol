// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Compiled with 0.8.37, and none of these functions reverts.
contract Silent {
    function inUnchecked(uint256 value) external pure returns (uint256) {
        unchecked {
            return value + 1;
        }
    }

    function narrowed(uint256 value) external pure returns (uint8) {
        return uint8(value);
    }

    function reinterpreted(int256 value) external pure returns (uint256) {
        return uint256(value);
    }

    function shifted(uint8 value) external pure returns (uint8) {
        return value << 4;
    }

    function inAssembly(uint256 value) external pure returns (uint256 result) {
        assembly {
            result := add(value, 1)
        }
    }

    function divided(uint256 value) external pure returns (uint256) {
        return value / 4;
    }
}
// #endregion contract
