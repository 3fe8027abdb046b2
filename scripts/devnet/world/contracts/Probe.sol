// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// One contract for everything a caller can meet: a stored value, an event, and each kind of failure.
contract Probe {
    /// Emitted whenever the value changes.
    event Changed(address indexed by, uint256 value);

    /// The given number is above the limit.
    error TooLarge(uint256 given, uint256 limit);

    uint256 public constant LIMIT = 1000;

    /// Lives in storage slot 0.
    uint256 public value;

    /// Something for every account, so that a call costs storage (slot 1 is the mapping's).
    mapping(address => uint256) public callsOf;

    receive() external payable {}

    /// Stores a number, or reverts with a custom error above the limit.
    function set(uint256 newValue) external payable {
        if (newValue > LIMIT) revert TooLarge(newValue, LIMIT);
        value = newValue;
        callsOf[msg.sender] += 1;
        emit Changed(msg.sender, newValue);
    }

    /// Reverts with a text unless the number is even.
    function requireEven(uint256 number) external pure returns (uint256) {
        require(number % 2 == 0, "odd number");
        return number / 2;
    }

    /// Panics with code 0x12 when the divisor is zero.
    function divide(uint256 dividend, uint256 divisor) external pure returns (uint256) {
        return dividend / divisor;
    }
}
