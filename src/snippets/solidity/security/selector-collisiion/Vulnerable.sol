// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Vault} from "./Vault.sol";

// #region contract
/// Lets customers call functions of a vault by name, always for themselves.
contract NameHub {
    address private immutable owner = msg.sender;

    function run(address vault, string calldata name, uint256 amount) external {
        bytes4 selector = bytes4(keccak256(abi.encodePacked(name, "(address,uint256)")));
        (bool done, ) = vault.call(abi.encodeWithSelector(selector, msg.sender, amount));
        require(done, "failed");
    }

    function move(Vault vault, address recipient) external {
        require(msg.sender == owner, "not the owner");
        vault.payOut(recipient);
    }
}
// #endregion contract
