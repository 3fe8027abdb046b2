// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Precompiles {
    function use(address precompile, bytes calldata input) external view returns (bytes memory output) {
        bool done;
        (done, output) = precompile.staticcall(input);
        require(done, "the precompiled contract failed");
    }

    function fail(address precompile, bytes calldata input) external view returns (bool done) {
        (done, ) = precompile.staticcall{gas: 50000}(input);
        require(!done, "the precompiled contract did not fail");
    }
}

contract Memory {
    function expand(uint256 to) external pure returns (uint256 read) {
        assembly {
            mstore(to, 1)
            mstore8(add(to, 100), 1)
            read := mload(to)
        }
    }

    function copies(bytes calldata data) external view returns (bytes32 hash) {
        assembly {
            calldatacopy(128, data.offset, data.length)
            codecopy(300, 0, 100)
            mcopy(1000, 128, 333)
            pop(staticcall(gas(), 4, 128, 333, 0, 0))
            returndatacopy(2000, 0, returndatasize())
            hash := keccak256(128, 2333)
        }
    }
}

contract Arithmetic {
    function powers(uint256 base, uint256 exponent) external pure returns (uint256 result) {
        assembly {
            result := add(exp(base, exponent), exp(base, 0))
        }
    }

    function mixed(uint256 a, uint256 b) external view returns (uint256 result) {
        assembly {
            result := addmod(mul(a, b), sdiv(a, b), smod(a, b))
            result := xor(result, mulmod(a, b, 97))
            result := xor(result, signextend(3, shl(2, sar(1, byte(3, a)))))
            result := xor(result, add(chainid(), add(timestamp(), basefee())))
        }
    }
}

contract Logs {
    event None() anonymous;
    event One(uint256 indexed a, bytes data);
    event Three(uint256 indexed a, uint256 indexed b, uint256 indexed c);

    function each(bytes calldata data) external {
        emit None();
        emit One(1, data);
        emit Three(1, 2, 3);
    }
}

contract Endings {
    uint256 private x;

    function returns_() external pure {}

    function reverts() external pure {
        revert("with a reason");
    }

    function revertsAfterWrite() external {
        x = 1;
        revert();
    }

    function panics(uint256 index) external pure returns (uint256) {
        uint256[] memory none = new uint256[](1);
        return none[index];
    }

    function invalid() external pure {
        assembly {
            invalid()
        }
    }

    function spins() external pure {
        while (true) {}
    }

    function writes(uint256 value) external {
        x = value;
    }
}

contract Data {
    function take(bytes calldata) external {}
}
