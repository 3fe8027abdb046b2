// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Tally} from "../contracts/Tally.sol";

contract Voter {
    function vote(Tally tally, bool choice) external {
        tally.vote(choice);
    }
}

/// Hardhat and Foundry call each function whose name begins
/// with "test", after setUp(). One that reverts has failed.
contract TallyTest {
    Tally internal tally;

    function setUp() public {
        tally = new Tally("Ship it?");
    }

    function test_CountsEachChoice() public {
        tally.vote(true);
        new Voter().vote(tally, false);
        new Voter().vote(tally, false);
        require(tally.yes() == 1 && tally.no() == 2, "wrong count");
    }

    function test_RefusesSecondVote() public {
        tally.vote(true);
        try tally.vote(false) {
            revert("the second vote was counted");
        } catch (bytes memory reason) {
            require(
                bytes4(reason) == Tally.AlreadyVoted.selector,
                "wrong error"
            );
        }
    }

    function testFuzz_AnyoneVotesOnce(address, bool choice) public {
        tally.vote(choice);
        require(tally.yes() + tally.no() == 1, "wrong count");
    }
}
