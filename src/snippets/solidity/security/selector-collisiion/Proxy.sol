// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region code
/// The code of a shop's credits, for a proxy. This example gives them to anyone.
contract Credits {
    mapping(address holder => uint256) public balanceOf;

    function give(uint256 amount) external {
        balanceOf[msg.sender] += amount;
    }

    function redeemBonusCredits(uint256 amount) external {
        balanceOf[msg.sender] -= amount;
    }
}
// #endregion code

// #region proxy
/// Runs the code of another contract, but has a function of its own.
contract ClashingProxy {
    address private immutable implementation;
    event RootAttached();

    constructor(address code) {
        implementation = code;
    }

    function attachCustomRoot() external {
        emit RootAttached();
    }

    fallback(bytes calldata data) external returns (bytes memory) {
        (bool done, bytes memory result) = implementation.delegatecall(data);
        require(done, "failed");
        return result;
    }
}
// #endregion proxy
