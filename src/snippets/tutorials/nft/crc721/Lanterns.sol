// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

contract Lanterns is ERC721, ERC2981, Ownable {
    using Strings for uint256;

    uint256 public minted;

    constructor() ERC721("Lanterns", "LAMP") Ownable(msg.sender) {
        _setDefaultRoyalty(msg.sender, 500); // 500 of 10,000 is 5%
    }

    function mint(address to) external onlyOwner {
        _safeMint(to, ++minted);
    }

    function burn(uint256 id) external {
        _update(address(0), id, msg.sender);
    }

    // Every mint, transfer and burn goes through this function.
    function _update(
        address to,
        uint256 id,
        address auth
    ) internal override returns (address) {
        uint160 digit = uint160(to) >> 156; // the first of 40
        require(
            to == address(0) || digit == 1 || digit == 8,
            "not a Core Space address"
        );
        return super._update(to, id, auth);
    }

    function tokenURI(
        uint256 id
    ) public view override returns (string memory) {
        _requireOwned(id);
        string memory hue = ((id * 137) % 360).toString();
        bytes memory svg = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">',
            '<circle cx="4.5" cy="4.5" r="4" fill="hsl(',
            hue,
            ',90%,60%)"/></svg>'
        );
        bytes memory json = abi.encodePacked(
            '{"name":"Lantern ',
            id.toString(),
            '","image":"data:image/svg+xml;base64,',
            Base64.encode(svg),
            '","attributes":[{"trait_type":"Hue","value":',
            hue,
            "}]}"
        );
        return
            string.concat(
                "data:application/json;base64,",
                Base64.encode(json)
            );
    }

    function supportsInterface(
        bytes4 id
    ) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }
}
