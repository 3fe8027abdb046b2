// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region casts
/// Conversions that lose something. None of them reverts.
contract Casts {
    function cut(uint256 value) external pure returns (uint8) {
        return uint8(value);
    }

    function cutAmount(uint256 value) external pure returns (uint64) {
        return uint64(value);
    }

    function reinterpret(uint256 value) external pure returns (int256) {
        return int256(value);
    }

    function dropSign(int256 value) external pure returns (uint256) {
        return uint256(value);
    }

    function cutBytes(bytes32 value) external pure returns (bytes4) {
        return bytes4(value);
    }
}
// #endregion casts

// #region factory
/// Predicts where CREATE2 will deploy, with the cast that Ethereum's rule needs.
contract Factory {
    event Deployed(address predicted, address actual);

    function deploy(bytes32 salt) external {
        bytes32 hash = keccak256(
            abi.encodePacked(bytes1(0xff), address(this), salt, keccak256(type(Child).creationCode))
        );
        emit Deployed(address(uint160(uint256(hash))), address(new Child{salt: salt}()));
    }
}
// #endregion factory

contract Child {}
