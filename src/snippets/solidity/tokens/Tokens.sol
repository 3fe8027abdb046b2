// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC20, IERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";

// #region contracts
/// ERC-20, with the signed approvals of ERC-2612.
contract Coin is ERC20, ERC20Permit, Ownable {
    constructor() ERC20("Coin", "CN") ERC20Permit("Coin") Ownable(msg.sender) {}

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

/// ERC-721.
contract Deeds is ERC721, Ownable {
    constructor() ERC721("Deeds", "DEED") Ownable(msg.sender) {}

    function mint(address to, uint256 id) external onlyOwner {
        _mint(to, id);
    }
}

/// ERC-721, with a list of all tokens and of the tokens of each account.
contract ListedDeeds is ERC721Enumerable, Ownable {
    constructor() ERC721("Deeds", "DEED") Ownable(msg.sender) {}

    function mint(address to, uint256 id) external onlyOwner {
        _mint(to, id);
    }
}

/// ERC-1155.
contract Kit is ERC1155, Ownable {
    constructor() ERC1155("") Ownable(msg.sender) {}

    function mint(address to, uint256 id, uint256 amount) external onlyOwner {
        _mint(to, id, amount, "");
    }
}

/// ERC-4626: shares of a pool of another token.
contract Vault is ERC4626 {
    constructor(IERC20 asset) ERC20("Vault", "VLT") ERC4626(asset) {}
}
// #endregion contracts
