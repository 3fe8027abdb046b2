// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// An auction that pays back the previous bidder as soon as someone bids more.
contract PushAuction {
    address public leader;
    uint256 public highestBid;

    function bid() external payable {
        require(msg.value > highestBid, "bid higher");
        (address previous, uint256 refund) = (leader, highestBid);
        (leader, highestBid) = (msg.sender, msg.value);
        (bool sent, ) = previous.call{value: refund}("");
        require(sent, "refund failed");
    }
}
// #endregion contract
