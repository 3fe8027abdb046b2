// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Market {
    struct Listing {
        address seller; // slot 0, 20 bytes
        uint96 price; // slot 0, the other 12
        uint64 start; // slot 1, 8 bytes
        uint64 end; // slot 1, the next 8
    }

    mapping(uint256 id => Listing) public listings;

    function list(uint256 id, uint96 price, uint64 start, uint64 end) external {
        listings[id] = Listing(msg.sender, price, start, end);
    }

    function reprice(uint256 id, uint96 price) external {
        require(listings[id].seller == msg.sender, "not the seller");
        listings[id].price = price;
    }
}
// #endregion contract
