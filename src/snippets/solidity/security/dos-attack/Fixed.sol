// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
/// An auction that records what it owes, and lets each bidder withdraw it.
contract PullAuction {
    address public leader;
    uint256 public highestBid;
    mapping(address bidder => uint256) public refundOf;

    function bid() external payable {
        require(msg.value > highestBid, "bid higher");
        refundOf[leader] += highestBid;
        (leader, highestBid) = (msg.sender, msg.value);
    }

    function withdraw() external {
        uint256 refund = refundOf[msg.sender];
        refundOf[msg.sender] = 0;
        (bool sent, ) = msg.sender.call{value: refund}("");
        require(sent, "refund failed");
    }
}
// #endregion contract
