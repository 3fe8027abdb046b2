// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Market {
    struct Listing {
        address seller; // slot 0
        uint256 price; // slot 1
        uint256 start; // slot 2
        uint256 end; // slot 3
    }

    mapping(uint256 id => Listing) public listings;

    function list(uint256 id, uint256 price, uint256 start, uint256 end) external {
        listings[id] = Listing(msg.sender, price, start, end);
    }

    function reprice(uint256 id, uint256 price) external {
        require(listings[id].seller == msg.sender, "not the seller");
        listings[id].price = price;
    }
}
// #endregion contract
