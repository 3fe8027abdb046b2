// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

contract Kit is ERC1155, Ownable {
    uint256 public constant ROPE = 1;
    uint256 public constant TENT = 2;
    uint256 public constant MAP = 255; // only one exists

    constructor(string memory uri) ERC1155(uri) Ownable(msg.sender) {
        _mint(msg.sender, MAP, 1, "");
    }

    function mintBatch(
        address to,
        uint256[] calldata ids,
        uint256[] calldata amounts
    ) external onlyOwner {
        for (uint256 i = 0; i < ids.length; i++) {
            require(ids[i] == ROPE || ids[i] == TENT, "unknown kind");
        }
        _mintBatch(to, ids, amounts, "");
    }

    function burn(uint256 id, uint256 amount) external {
        _burn(msg.sender, id, amount);
    }

    function setURI(string calldata uri) external onlyOwner {
        _setURI(uri);
        // Explorers and marketplaces learn from the event that it changed.
        emit URI(uri, ROPE);
        emit URI(uri, TENT);
        emit URI(uri, MAP);
    }
}
