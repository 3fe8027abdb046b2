// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {
    MessageHashUtils
} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

contract Membership {
    address public immutable organizer;
    mapping(address account => bool) public isMember;

    error NotInvited();

    constructor(address organizer_) {
        organizer = organizer_;
    }

    /// @notice What the organizer signs: this contract,
    /// on this network, invites this account.
    function invitation(address account) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), account));
    }

    function join(bytes calldata signature) external {
        bytes32 digest = MessageHashUtils.toEthSignedMessageHash(
            invitation(msg.sender)
        );
        if (ECDSA.recover(digest, signature) != organizer) {
            revert NotInvited();
        }
        isMember[msg.sender] = true;
    }
}
