// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region contract
contract Auction {
    function highest(uint256[] calldata bids) external pure returns (uint256 best) {
        for (uint256 i = 0; i < bids.length; i++) {
            if (bids[i] > best) best = bids[i];
        }
    }

    /// Calls from inside a transaction, as another contract would.
    function ask(uint256 count) external view returns (uint256) {
        return this.highest(new uint256[](count));
    }
}
// #endregion contract
