// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// Pays back the previous bidder, but goes on if that fails.
contract SkippingAuction {
    address public leader;
    uint256 public highestBid;

    event Outbid(address indexed bidder, bool refunded);

    function bid() external payable {
        require(msg.value > highestBid, "bid higher");
        (address previous, uint256 refund) = (leader, highestBid);
        (leader, highestBid) = (msg.sender, msg.value);
        (bool sent, ) = previous.call{value: refund}("");
        emit Outbid(previous, sent);
    }
}
// #endregion contract
