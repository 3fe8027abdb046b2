// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Vault} from "./Vault.sol";

/// Keeps a tenth of each transfer.
contract FeeToken is ERC20 {
    constructor() ERC20("Fee", "FEE") {
        _mint(msg.sender, 1000);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _burn(from, amount / 10);
        return super.transferFrom(from, to, amount - amount / 10);
    }
}

/// Runs code of the sender before each transfer.
contract HookToken is ERC20 {
    constructor() ERC20("Hook", "HOOK") {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        if (from.code.length > 0) Robber(from).beforeTransfer();
        return super.transferFrom(from, to, amount);
    }
}

/// Deposits a second time in the middle of its deposit.
contract Robber {
    Vault private immutable vault;
    bool private inside;

    constructor(Vault robbed) {
        vault = robbed;
    }

    function rob() external {
        vault.token().approve(address(vault), type(uint256).max);
        vault.deposit(100, bytes20(address(this)));
    }

    function beforeTransfer() external {
        if (inside) return;
        inside = true;
        vault.deposit(50, bytes20(address(this)));
    }

    function claim() external {
        vault.claim();
    }
}
