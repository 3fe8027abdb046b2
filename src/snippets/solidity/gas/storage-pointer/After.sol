// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Auction {
    struct Lot {
        address seller;
        uint256 lowest;
        uint256 highest;
        uint256 bids;
    }

    mapping(uint256 id => Lot) private lots;
    event Opened(uint256 indexed id);

    function open(uint256 id, uint256 lowest) external {
        lots[id] = Lot(msg.sender, lowest, lowest, 1);
        emit Opened(id);
    }

    function isEnough(uint256 id, uint256 amount) external view returns (bool) {
        Lot storage lot = lots[id];
        return amount > lot.highest && lot.seller != address(0);
    }
}
// #endregion contract
