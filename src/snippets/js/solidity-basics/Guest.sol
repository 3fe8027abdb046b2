// SPDX-License-Identifier: MIT
pragma solidity ^0.8.34;

import {IClub} from "./Club.sol";

contract Guest {
    IClub public immutable club;

    event TriedAgain(bool joined);

    constructor(IClub itsClub) {
        club = itsClub;
    }

    function join() external payable {
        club.join{value: msg.value}();
    }

    function quit() external {
        club.quit();
    }

    function donate() external payable {
        (bool paid,) = address(club).call{value: msg.value}("");
        require(paid, "not accepted");
    }

    receive() external payable {
        try club.join{value: msg.value}() {
            emit TriedAgain(true);
        } catch {
            emit TriedAgain(false);
        }
    }
}
