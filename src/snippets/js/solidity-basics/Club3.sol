// SPDX-License-Identifier: MIT
pragma solidity ^0.8.34;

contract Club3 {
    struct Member {
        address account;
        uint96 visits;
    }

    uint256 public constant DEPOSIT = 1 ether;
    address public immutable owner;
    uint8 public seats;
    Member[] public members;
    mapping(address account => uint256 position) public positionOf;

    event Joined(address indexed account, uint256 position);
    event Left(address indexed account);

    error NotOwner(address caller);
    error WrongDeposit(uint256 sent, uint256 needed);
    error AlreadyMember();
    error NotMember();
    error Full(uint256 seats);
    error NotPaid();

    modifier onlyOwner() {
        require(msg.sender == owner, NotOwner(msg.sender));
        _;
    }

    constructor(uint8 firstSeats) {
        owner = msg.sender;
        seats = firstSeats;
    }

    function addSeats(uint8 more) external onlyOwner {
        seats += more;
    }

    function join() external payable {
        require(msg.value == DEPOSIT, WrongDeposit(msg.value, DEPOSIT));
        require(positionOf[msg.sender] == 0, AlreadyMember());
        require(members.length < seats, Full(seats));
        members.push(Member({account: msg.sender, visits: 0}));
        positionOf[msg.sender] = members.length;
        emit Joined(msg.sender, members.length);
    }

    function quit() external {
        uint256 position = positionOf[msg.sender];
        require(position > 0, NotMember());
        Member memory last = members[members.length - 1];
        members[position - 1] = last;
        positionOf[last.account] = position;
        delete positionOf[msg.sender];
        members.pop();
        emit Left(msg.sender);
        (bool paid,) = msg.sender.call{value: DEPOSIT}("");
        require(paid, NotPaid());
    }
}
