// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region account
contract Allowance {
    address public owner;
    uint256 public limit;
    uint256 public spent;

    event Spent(address indexed to, uint256 amount);

    function initialize(address owner_, uint256 limit_) external {
        require(owner == address(0), "already initialized");
        owner = owner_;
        limit = limit_;
    }

    function setLimit(uint256 limit_) external {
        require(msg.sender == owner, "not the owner");
        limit = limit_;
    }

    function spend(address to, uint256 amount) external {
        require(msg.sender == owner, "not the owner");
        require(spent + amount <= limit, "above the limit");
        spent += amount;
        emit Spent(to, amount);
    }
}
// #endregion account

// #region contract
contract Allowances {
    mapping(uint256 id => Allowance) private allowances;

    function create(uint256 id, uint256 limit) external {
        Allowance allowance = new Allowance();
        allowance.initialize(address(this), limit);
        allowances[id] = allowance;
    }

    function spend(uint256 id, address to, uint256 amount) external {
        allowances[id].spend(to, amount);
    }
}
// #endregion contract
