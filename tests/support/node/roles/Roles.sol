// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

// Contracts for tests/node/roles.test.ts. They have the functions that move or block other people's CFX in the reference
// pool (conflux-fans/pos-pool 1.9.0: PoSPool, ESpacePoSPool, CoreBridge), with the same names, checks and effects. They
// leave out registration and events, and stake without proof of stake, so that all of the stake counts as released.

interface IStaking {
    function deposit(uint256 amount) external;
    function withdraw(uint256 amount) external;
    function voteLock(uint256 amount, uint256 unlockBlockNumber) external;
}

interface ICrossSpaceCall {
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory);
    function withdrawFromMapped(uint256 value) external;
}

interface IEscrow {
    function userLockInfo(address user) external view returns (uint256 amount, uint256 unlockBlock);
}

interface IPool {
    function increaseStake(uint64 votes) external payable;
    function withdrawStake(uint64 votes) external;
}

abstract contract Votes {
    struct User {
        uint256 available;
        uint256 retired;
        uint256 endBlock;
        uint256 shot;
        uint256 interest;
    }

    uint256 internal cfxPerVote = 1000;
    uint256 internal dripPerVote = 1000 ether;
    uint256 internal accRewardPerCfx;
    uint256 internal lastBalance;
    uint256 internal total;
    uint256 public poolUserShareRatio = 9000;
    uint256 public unlockPeriod = 1;
    address public votingEscrow;
    mapping(address => User) public users;

    function _book(address user) internal {
        uint256 reward = address(this).balance - lastBalance;
        if (reward > 0 && total > 0) accRewardPerCfx += reward / (total * cfxPerVote);
        User storage entry = users[user];
        uint256 earned = (accRewardPerCfx - entry.shot) * entry.available * cfxPerVote;
        entry.interest += earned * poolUserShareRatio / 10000;
        entry.shot = accRewardPerCfx;
        lastBalance = address(this).balance;
    }

    function _retire(uint64 votes) internal {
        User storage entry = users[msg.sender];
        require(entry.available >= votes, "Locked is not enough");
        if (votingEscrow != address(0)) {
            (uint256 amount, ) = IEscrow(votingEscrow).userLockInfo(msg.sender);
            require((entry.available - votes) * dripPerVote >= amount, "Locked is not enough");
        }
        _book(msg.sender);
        entry.available -= votes;
        entry.retired += votes;
        entry.endBlock = block.number + unlockPeriod;
        total -= votes;
    }

    function _release(uint64 votes) internal returns (uint256 amount) {
        User storage entry = users[msg.sender];
        require(entry.retired >= votes && entry.endBlock <= block.number, "Unlocked is not enough");
        entry.retired -= votes;
        return votes * dripPerVote;
    }

    function _pay(address to, uint256 amount) internal {
        (bool success, ) = to.call{value: amount}("");
        require(success, "Transfer failed");
        lastBalance = address(this).balance;
    }

    function claimInterest(uint256 amount) external {
        _book(msg.sender);
        users[msg.sender].interest -= amount;
        _pay(msg.sender, amount);
    }

    function _setCount(uint256 count) internal {
        cfxPerVote = count;
        dripPerVote = count * 1 ether;
    }

    receive() external payable {}
}

contract CorePool is Votes {
    IStaking private constant STAKING = IStaking(0x0888000000000000000000000000000000000002);
    address public owner = msg.sender;
    address public manager = msg.sender;

    modifier onlyManager() {
        require(msg.sender == manager, "Only manager can call this function");
        _;
    }

    function increaseStake(uint64 votes) external payable {
        require(msg.value == votes * dripPerVote, "msg.value should be votePower * 1000 ether");
        STAKING.deposit(msg.value);
        _book(msg.sender);
        users[msg.sender].available += votes;
        total += votes;
    }

    function decreaseStake(uint64 votes) external {
        _retire(votes);
    }

    function withdrawStake(uint64 votes) external {
        uint256 amount = _release(votes);
        STAKING.withdraw(amount);
        _pay(msg.sender, amount);
    }

    function lockForVotePower(uint256 amount, uint256 unlockBlockNumber) external {
        require(msg.sender == votingEscrow, "Only votingEscrow can call this function");
        STAKING.voteLock(amount, unlockBlockNumber);
    }

    function setCfxCountOfOneVote(uint256 count) external onlyManager {
        _setCount(count);
    }

    function setUnlockPeriod(uint64 period) external onlyManager {
        unlockPeriod = period;
    }

    function setVotingEscrow(address escrow) external onlyManager {
        votingEscrow = escrow;
    }

    function setPoolUserShareRatio(uint64 ratio) external onlyManager {
        require(ratio > 0 && ratio <= 10000, "ratio should be 1-10000");
        poolUserShareRatio = ratio;
    }

    function setManager(address next) external {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        manager = next;
    }
}

contract EspacePool is Votes {
    address public owner = msg.sender;
    address public bridge;
    uint256 public withdrawableCfx;

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function increaseStake(uint64 votes) external payable {
        require(msg.value == votes * dripPerVote, "msg.value should be votePower * 1000 ether");
        _pay(bridge, msg.value);
        users[msg.sender].available += votes;
        total += votes;
    }

    function decreaseStake(uint64 votes) external {
        _retire(votes);
    }

    function withdrawStake(uint64 votes) external {
        uint256 amount = _release(votes);
        require(withdrawableCfx >= amount, "Withdrawable CFX is not enough");
        withdrawableCfx -= amount;
        _pay(msg.sender, amount);
    }

    function handleUnlockedIncrease(uint256 votes) external payable {
        require(msg.sender == bridge, "Only bridge is allowed");
        require(msg.value == votes * dripPerVote, "msg.value should be votePower * 1000 ether");
        withdrawableCfx += msg.value;
        lastBalance = address(this).balance;
    }

    function setCfxCountOfOneVote(uint256 count) external onlyOwner {
        _setCount(count);
    }

    function setBridge(address next) external onlyOwner {
        bridge = next;
    }
}

contract CoreBridge {
    ICrossSpaceCall private constant CROSS = ICrossSpaceCall(0x0888000000000000000000000000000000000006);
    address public owner = msg.sender;
    address public poolAddress;
    address public eSpacePoolAddress;

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    function setPoolAddress(address next) external onlyOwner {
        poolAddress = next;
    }

    function setESpacePoolAddress(address next) external onlyOwner {
        eSpacePoolAddress = next;
    }

    /// Takes the number of votes as a parameter, where the original asks the eSpace pool.
    function crossStake(uint64 votes) external onlyOwner {
        CROSS.withdrawFromMapped(votes * 1000 ether);
        IPool(poolAddress).increaseStake{value: votes * 1000 ether}(votes);
    }

    function withdrawVotesByVotes(uint64 votes) external onlyOwner {
        IPool(poolAddress).withdrawStake(votes);
        bytes memory data = abi.encodeWithSignature("handleUnlockedIncrease(uint256)", votes);
        CROSS.callEVM{value: votes * 1000 ether}(bytes20(eSpacePoolAddress), data);
    }

    /// The votes are those of this contract, as in the original, where `handleUnstake` does the same.
    function unstake(uint64 votes) external onlyOwner {
        CorePool(payable(poolAddress)).decreaseStake(votes);
    }

    receive() external payable {}
}

/// A contract of the bridge's owner that takes whatever it's sent, in either space.
contract Taker {
    function increaseStake(uint64) external payable {}
    function handleUnlockedIncrease(uint256) external payable {}
}

/// What the owner of a proxy can put behind it.
contract Emptied {
    function drain() external {
        payable(msg.sender).transfer(address(this).balance);
    }

    function pull(IToken token, address from, uint256 amount) external {
        token.transferFrom(from, msg.sender, amount);
    }
}

interface IToken {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// A token with what the test needs.
contract Token is IToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() {
        balanceOf[msg.sender] = 100;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
