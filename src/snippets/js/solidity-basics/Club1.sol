// SPDX-License-Identifier: MIT
pragma solidity ^0.8.34;

contract Club1 {
    enum Status {
        Closed,
        Open
    }

    string public name = unicode"Café";
    uint8 public seats = 254;
    Status public status;

    function addSeats(uint8 more) external {
        seats += more;
    }

    function setStatus(Status newStatus) external {
        status = newStatus;
    }

    function share(uint256 sum, uint256 by) external pure returns (uint256) {
        return sum / by;
    }

    function lastByte(uint256 number) external pure returns (uint8) {
        return uint8(number);
    }

    function nameBytes() external view returns (uint256) {
        return bytes(name).length;
    }
}
