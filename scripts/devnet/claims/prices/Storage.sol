// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract NewSlot {
    uint256 private x;

    function run() external {
        x = 1;
    }
}

/// Begins with one set slot.
abstract contract OneSlot {
    uint256 internal x = 1;
}

contract ClearedSlot is OneSlot {
    function run() external {
        x = 0;
    }
}

contract ChangedSlot is OneSlot {
    function run() external {
        x = 2;
    }
}

/// The optimizer would merge writes to the same slot, so these go through assembly.
contract SlotSequence is OneSlot {
    function write(uint256 slot, uint256[] calldata values) external {
        for (uint256 i = 0; i < values.length; i++) {
            uint256 value = values[i];
            assembly {
                sstore(slot, value)
            }
        }
    }
}

contract ManyClearedSlots {
    uint256[20] private slots;

    constructor() {
        for (uint256 i = 0; i < 20; i++) slots[i] = i + 1;
    }

    function run() external {
        for (uint256 i = 0; i < 20; i++) slots[i] = 0;
    }
}

contract ClearsInRevertedCall is OneSlot {
    function clear() external {
        x = 0;
        revert();
    }

    function run() external returns (bool done) {
        (done, ) = address(this).call(abi.encodeCall(this.clear, ()));
    }
}

contract ClearsInInnerCall is OneSlot {
    function clear() external {
        x = 0;
    }

    function run() external {
        this.clear();
    }
}

contract ColdAndWarmReads {
    uint256 private x;
    uint256 private y;

    function run() external view returns (uint256 sum) {
        assembly {
            sum := add(add(sload(0), sload(1)), add(sload(0), sload(1)))
        }
    }
}

contract ReadThenWrite {
    uint256 private x;

    function run() external {
        assembly {
            sstore(0, add(sload(0), 1))
        }
    }
}

/// What a reverted call has read is cold again on Ethereum.
contract WarmInRevertedCall {
    uint256 private x;

    function read() external view {
        assembly {
            pop(sload(0))
            pop(balance(0x1000000000000000000000000000000000000dad))
            revert(0, 0)
        }
    }

    function run() external returns (uint256 sum) {
        (bool done, ) = address(this).call(abi.encodeCall(this.read, ()));
        assembly {
            sum := add(done, add(sload(0), balance(0x1000000000000000000000000000000000000dad)))
        }
    }
}

contract Transient {
    function run() external returns (uint256 read) {
        assembly {
            tstore(7, 9)
            tstore(7, 0)
            read := add(tload(7), tload(8))
        }
    }
}

contract StorageInConstructor {
    uint256[3] private slots;

    constructor() payable {
        slots[0] = 1;
        slots[2] = 3;
    }

    function run() external {
        delete slots;
    }
}

contract TransientInRevertedCall {
    function mark() external {
        assembly {
            tstore(1, 5)
        }
        revert();
    }

    function run() external returns (uint256 read) {
        (bool done, ) = address(this).call(abi.encodeCall(this.mark, ()));
        assembly {
            read := add(done, tload(1))
        }
        require(read == 0, "the mark is still there");
    }
}

contract Ledger {
    mapping(address owner => mapping(uint256 id => uint256)) private amounts;
    string private note;
    uint128 private low;
    uint128 private high;

    function run(string calldata text) external {
        amounts[msg.sender][7] += 5;
        note = text;
        low = 1;
        high = 2;
    }
}
