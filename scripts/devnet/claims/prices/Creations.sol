// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Small {}

contract Larger {
    bytes32 public constant A = keccak256("a");
    string public name = "a name that is longer than thirty-two bytes, so that it needs several slots";

    function hash(uint256 a, uint256 b) external pure returns (bytes32) {
        return keccak256(abi.encode(a, b, A));
    }
}

contract Refusing {
    constructor() {
        revert("not today");
    }
}

contract Creator {
    constructor() payable {}

    function small() external {
        new Small();
    }

    function larger() external {
        new Larger();
    }

    function withValue() external {
        assembly {
            pop(create(1, 0, 0))
        }
    }

    function withSalt() external {
        new Larger{salt: bytes32(uint256(1))}();
    }

    /// The address of the earlier creation is taken.
    function withSameSalt() external returns (bool isTaken) {
        bytes memory code = type(Larger).creationCode;
        assembly {
            isTaken := iszero(create2(0, add(code, 32), mload(code), 1))
        }
        require(isTaken);
    }

    function refused() external returns (bool isRefused) {
        bytes memory code = type(Refusing).creationCode;
        assembly {
            isRefused := iszero(create(0, add(code, 32), mload(code)))
        }
        require(isRefused);
    }

    /// Stores code of that length: each byte is STOP.
    function bytesOfCode(uint256 length) external returns (address created) {
        assembly {
            // PUSH32 length, PUSH0, RETURN
            mstore8(0, 0x7f)
            mstore(1, length)
            mstore8(33, 0x5f)
            mstore8(34, 0xf3)
            created := create(0, 0, 35)
        }
    }

    function makeBytes(uint256 length) external {
        this.bytesOfCode{gas: 100000}(length);
    }

    /// Code that begins with 0xEF is rejected.
    function codeOfNewFormat() external returns (address created) {
        assembly {
            // PUSH1 0xEF, PUSH0, MSTORE8, PUSH1 1, PUSH0, RETURN
            mstore(0, shl(184, 0x60ef5f5360015ff3))
            created := create(0, 0, 9)
        }
    }

    function initCode(uint256 length) external returns (address created) {
        assembly {
            created := create(0, 0, length)
        }
    }

    function makeInitCode(uint256 length) external returns (bool done) {
        (done, ) = address(this).call{gas: 200000}(abi.encodeCall(this.initCode, (length)));
    }

    function createdIsWarm() external returns (uint256 size) {
        Small made = new Small();
        size = address(made).code.length;
    }
}

contract ConstructorArguments {
    bytes private stored;

    constructor(bytes memory data) {
        stored = data;
    }
}

/// Creates contracts in its constructor, and one of them creates another.
contract Family {
    Small[] private children;

    constructor(uint256 count) {
        for (uint256 i = 0; i < count; i++) children.push(new Small());
        new Creator();
    }

    function more() external {
        children.push(new Small());
        delete children;
    }
}
