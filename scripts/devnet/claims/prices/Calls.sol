// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

contract Target {
    uint256 private count;

    event Paid(uint256 amount);

    receive() external payable {
        emit Paid(msg.value);
    }

    function writes() external payable {
        count += 1;
    }

    function marks() external payable {
        assembly {
            tstore(0, 1)
        }
    }

    function spins() external pure {
        while (true) {}
    }

    function nothing() external payable {}
}

/// Accounts whose addresses are those of users in Core Space.
abstract contract Addresses {
    address payable internal constant UNKNOWN = payable(0x1000000000000000000000000000000000000BAD);
    address payable internal constant OTHER = payable(0x100000000000000000000000000000000000BEef);
}

contract Payments is Addresses {
    constructor() payable {}

    function toNewAccount() external returns (bool sent) {
        (sent, ) = UNKNOWN.call{value: 1}("");
    }

    function toSameAccountAgain() external returns (bool sent) {
        (sent, ) = UNKNOWN.call{value: 1}("");
    }

    function nothingToNewAccount() external returns (bool sent) {
        (sent, ) = OTHER.call("");
    }

    function toSender() external returns (bool sent) {
        (sent, ) = msg.sender.call{value: 1}("");
    }

    function tooMuch() external returns (bool sent) {
        (sent, ) = msg.sender.call{value: 1000 ether}("");
    }
}

contract Stipend {
    Target private immutable target = new Target();

    constructor() payable {}

    function emits() external returns (bool sent) {
        (sent, ) = address(target).call{value: 1, gas: 0}("");
        require(sent);
    }

    function writes() external returns (bool sent) {
        (sent, ) = address(target).call{value: 1, gas: 0}(abi.encodeCall(Target.writes, ()));
        require(!sent);
    }

    function marks() external returns (bool sent) {
        (sent, ) = address(target).call{value: 1, gas: 0}(abi.encodeCall(Target.marks, ()));
        require(sent);
    }
}

contract CallKinds {
    Target private immutable target = new Target();
    uint256 private count;

    function each() external returns (uint256 result) {
        address to = address(target);
        assembly {
            result := call(gas(), to, 0, 0, 0, 0, 0)
            result := add(result, callcode(gas(), to, 0, 0, 4, 0, 0))
            result := add(result, delegatecall(gas(), to, 0, 4, 0, 0))
            result := add(result, staticcall(gas(), to, 0, 4, 0, 64))
        }
    }

    function delegated() external {
        (bool done, ) = address(target).delegatecall(abi.encodeCall(Target.writes, ()));
        require(done);
    }

    function writeInStaticCall() external {
        (bool done, ) = address(target).staticcall{gas: 30000}(abi.encodeCall(Target.writes, ()));
        require(!done);
    }

    /// The call may use all but one part of 64, and what is left must suffice for the rest.
    function outOfGasInside() external {
        (bool done, ) = address(target).call(abi.encodeCall(Target.spins, ()));
        require(!done);
    }
}

contract Accounts is Addresses {
    function coldAndWarm() external view returns (uint256 result) {
        (address unknown, address other) = (UNKNOWN, OTHER);
        assembly {
            result := add(balance(other), balance(other))
            result := add(result, extcodesize(unknown))
            result := add(result, extcodehash(unknown))
            extcodecopy(unknown, 0, 0, 70)
            result := add(result, mload(0))
        }
    }

    function alwaysWarm() external view returns (uint256 result) {
        assembly {
            result := add(balance(address()), balance(caller()))
            result := add(result, add(balance(origin()), balance(4)))
            result := add(result, selfbalance())
        }
    }
}

contract Nested {
    function down(uint256 levels) external {
        if (levels > 0) this.down(levels - 1);
    }
}

contract Ender is Addresses {
    constructor() payable {}

    function end(address payable to) external {
        selfdestruct(to);
    }
}

contract SelfDestructs is Addresses {
    Ender private immutable rich = new Ender{value: 1}();
    Ender private immutable poor = new Ender();

    constructor() payable {}

    function richToNewAccount() external {
        rich.end(payable(0x1000000000000000000000000000000000000AcE));
    }

    function poorToNewAccount() external {
        poor.end(payable(0x1000000000000000000000000000000000000fad));
    }

    function inItsFirstTransaction() external {
        new Ender{value: 1}().end(payable(msg.sender));
    }
}

/// Runs the code of another contract on its own storage.
contract Proxy {
    uint256 private count;
    Target private immutable target = new Target();

    receive() external payable {}

    fallback() external payable {
        address to = address(target);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(done) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    function selectors() external pure returns (bytes4) {
        return Target.writes.selector;
    }
}

contract Lock {
    bool private transient isLocked;

    modifier locked() {
        require(!isLocked, "locked");
        isLocked = true;
        _;
        isLocked = false;
    }

    function run() external locked returns (bool entered) {
        (entered, ) = address(this).call(abi.encodeCall(this.run, ()));
        require(!entered);
    }
}
