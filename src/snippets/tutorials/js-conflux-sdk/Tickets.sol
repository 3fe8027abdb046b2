// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract Tickets {
    error WrongPayment(uint256 expected);

    uint256 public immutable price;
    uint256 public left;
    mapping(address buyer => uint256) public seatsOf;

    event Sold(address indexed buyer, uint256 seats);

    constructor(uint256 price_, uint256 seats) {
        price = price_;
        left = seats;
    }

    function buy(uint256 seats) external payable {
        require(seats <= left, "sold out");
        if (msg.value != seats * price) revert WrongPayment(seats * price);
        left -= seats;
        seatsOf[msg.sender] += seats;
        emit Sold(msg.sender, seats);
    }
}
