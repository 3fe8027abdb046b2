// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// One ticket for each invited account, whatever code it has.
contract InvitedSale {
    address private immutable organizer = msg.sender;
    uint256 public left = 10;
    mapping(address guest => bool) public invited;

    function invite(address guest) external {
        require(msg.sender == organizer, "organizer only");
        invited[guest] = true;
    }

    function buy() external {
        require(invited[msg.sender], "no invitation");
        invited[msg.sender] = false;
        left -= 1;
    }
}
// #endregion contract
