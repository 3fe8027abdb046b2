// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IStaking {
    function deposit(uint256 drip) external;
    function withdraw(uint256 drip) external;
    function voteLock(uint256 drip, uint256 untilBlock) external;
    function getStakingBalance(address account) external view returns (uint256);
    function getVotePower(address account, uint256 blockNumber) external view returns (uint256);
}

IStaking constant STAKING = IStaking(0x0888000000000000000000000000000000000002);

// #region votes
/// Two ways to count the votes of an account in Core Space.
library Weights {
    function byStake(address account) internal view returns (uint256) {
        return STAKING.getStakingBalance(account);
    }

    function byLock(address account) internal view returns (uint256) {
        return STAKING.getVotePower(account, block.number);
    }
}
// #endregion votes

/// Stakes what it's called with, counts the votes, and gets the CFX back.
contract FlashStaker {
    event Counted(uint256 byStake, uint256 byLock);

    function stake() external payable {
        STAKING.deposit(msg.value);
        finish();
    }

    function stakeAndLock(uint256 blocks) external payable {
        STAKING.deposit(msg.value);
        STAKING.voteLock(msg.value, block.number + blocks);
        finish();
    }

    /// The same, without getting the CFX back.
    function lock(uint256 blocks) external payable {
        STAKING.deposit(msg.value);
        STAKING.voteLock(msg.value, block.number + blocks);
        emit Counted(Weights.byStake(address(this)), Weights.byLock(address(this)));
    }

    function finish() private {
        emit Counted(Weights.byStake(address(this)), Weights.byLock(address(this)));
        STAKING.withdraw(msg.value);
        (bool sent, ) = msg.sender.call{value: msg.value}("");
        require(sent, "payment failed");
    }

    receive() external payable {}
}
