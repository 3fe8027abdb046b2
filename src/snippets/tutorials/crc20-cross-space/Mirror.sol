// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// In eSpace: represents tokens that are locked in Core Space.
contract Mirror is ERC20 {
    /// The vault's mapped account, which creates this contract.
    address public immutable minter = msg.sender;
    uint8 private immutable places;

    /// Burned but not yet released, for each Core Space account.
    mapping(address coreAccount => uint256) public claimable;
    uint256 public totalClaimable;

    event Burned(
        address indexed holder,
        address indexed coreAccount,
        uint256 amount
    );

    modifier onlyVault() {
        require(msg.sender == minter, "only the vault");
        _;
    }

    constructor(string memory name_, string memory symbol_, uint8 decimals_)
        ERC20(name_, symbol_)
    {
        places = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return places;
    }

    function mint(address to, uint256 amount) external onlyVault {
        _mint(to, amount);
    }

    function burn(uint256 amount, address coreAccount) external {
        uint256 kind = uint160(coreAccount) >> 156;
        require(kind == 1 || kind == 8, "not a Core Space address");
        _burn(msg.sender, amount);
        claimable[coreAccount] += amount;
        totalClaimable += amount;
        emit Burned(msg.sender, coreAccount, amount);
    }

    function takeClaim(address coreAccount)
        external
        onlyVault
        returns (uint256 amount)
    {
        amount = claimable[coreAccount];
        require(amount > 0, "nothing to claim");
        claimable[coreAccount] = 0;
        totalClaimable -= amount;
    }
}
