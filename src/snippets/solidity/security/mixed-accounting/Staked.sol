// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IStaking {
    function deposit(uint256 drip) external;
    function withdraw(uint256 drip) external;
    function getStakingBalance(address account) external view returns (uint256);
}

IStaking constant STAKING = IStaking(0x0888000000000000000000000000000000000002);

// #region contract
/// Stakes a part of its customers' CFX. Forgets that part when it counts its assets.
contract StakingVault {
    address private immutable operator = msg.sender;
    mapping(address customer => uint256) public sharesOf;
    uint256 public totalShares;

    function deposit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : (msg.value * totalShares) / (assets() - msg.value);
        sharesOf[msg.sender] += shares;
        totalShares += shares;
    }

    function withdraw() external {
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = (shares * assets()) / totalShares;
        totalShares -= shares;
        delete sharesOf[msg.sender];
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "payment failed");
    }

    function stake(uint256 drip) external {
        require(msg.sender == operator, "operator only");
        STAKING.deposit(drip);
    }

    function unstake(uint256 drip) external {
        require(msg.sender == operator, "operator only");
        STAKING.withdraw(drip);
    }

    function assets() public view virtual returns (uint256) {
        return address(this).balance;
    }
}
// #endregion contract

// #region fixed
/// Counts both parts.
contract WholeStakingVault is StakingVault {
    function assets() public view override returns (uint256) {
        return address(this).balance + STAKING.getStakingBalance(address(this));
    }
}
// #endregion fixed
