// SPDX-License-Identifier: MIT
pragma solidity ^0.8.34;

contract Club2 {
    enum Status {
        Closed,
        Open
    }

    struct Member {
        address account;
        uint96 visits;
    }

    string public name = unicode"Café";
    uint8 public seats = 2;
    Status public status = Status.Open;
    Member[] public members;
    mapping(address account => uint256 position) public positionOf;

    function join() external {
        require(status == Status.Open, "closed");
        require(members.length < seats, "full");
        require(positionOf[msg.sender] == 0, "already a member");
        members.push(Member({account: msg.sender, visits: 0}));
        positionOf[msg.sender] = members.length;
    }

    function visitCopy(uint256 index) external view returns (uint96) {
        Member memory member = members[index];
        member.visits += 1;
        return member.visits;
    }

    function visit(uint256 index) external {
        Member storage member = members[index];
        member.visits += 1;
    }
}
