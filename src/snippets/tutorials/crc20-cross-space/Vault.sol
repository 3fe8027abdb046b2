// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.24;

import {
    IERC20Metadata as Token
} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {
    SafeERC20
} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {
    ReentrancyGuard
} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {ICrossSpaceCall} from "./ICrossSpaceCall.sol";
import {Mirror} from "./Mirror.sol";

/// In Core Space: locks the tokens that are used in eSpace.
contract Vault is ReentrancyGuard {
    using SafeERC20 for Token;

    ICrossSpaceCall private constant CROSS =
        ICrossSpaceCall(0x0888000000000000000000000000000000000006);
    Token public immutable token;
    bytes20 public immutable mirror;

    event Deposited(address indexed by, bytes20 indexed to, uint256 amount);
    event Claimed(address indexed by, uint256 amount);

    constructor(Token coreToken) {
        token = coreToken;
        mirror = CROSS.createEVM(
            abi.encodePacked(
                type(Mirror).creationCode,
                abi.encode(
                    coreToken.name(),
                    coreToken.symbol(),
                    coreToken.decimals()
                )
            )
        );
    }

    /// Locks tokens and mints the same amount in eSpace.
    function deposit(uint256 amount, bytes20 to) external nonReentrant {
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        uint256 arrived = token.balanceOf(address(this)) - before;
        CROSS.callEVM(
            mirror,
            abi.encodeCall(Mirror.mint, (address(to), arrived))
        );
        emit Deposited(msg.sender, to, arrived);
    }

    /// Releases tokens that were burned in eSpace for the caller.
    function claim() external nonReentrant {
        bytes memory result = CROSS.callEVM(
            mirror,
            abi.encodeCall(Mirror.takeClaim, (msg.sender))
        );
        uint256 amount = abi.decode(result, (uint256));
        token.safeTransfer(msg.sender, amount);
        emit Claimed(msg.sender, amount);
    }

    /// How much `account` can claim, read from eSpace.
    function claimableOf(address account) external view returns (uint256) {
        return abi.decode(
            CROSS.staticCallEVM(
                mirror,
                abi.encodeCall(
                    Mirror(address(mirror)).claimable,
                    (account)
                )
            ),
            (uint256)
        );
    }
}
