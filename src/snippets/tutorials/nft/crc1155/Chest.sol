// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {
    ERC1155Holder
} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";

contract Chest is ERC1155Holder, Ownable {
    constructor() Ownable(msg.sender) {}

    function withdraw(
        IERC1155 token,
        uint256[] calldata ids,
        uint256[] calldata amounts
    ) external onlyOwner {
        token.safeBatchTransferFrom(
            address(this), msg.sender, ids, amounts, ""
        );
    }
}
