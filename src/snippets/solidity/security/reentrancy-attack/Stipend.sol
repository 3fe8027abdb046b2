// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

// #region bank
/// The books are still wrong; only the 2300 gas of the payment stop a robber.
contract StipendBank {
    mapping(address customer => uint256 drip) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw() external {
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing to withdraw");

        // Leaves only the stipend of 2300 gas, as `transfer` does.
        (bool sent, ) = msg.sender.call{value: amount, gas: 0}("");
        require(sent, "transfer failed");

        balanceOf[msg.sender] = 0;
    }
}
// #endregion bank

interface IStipendBank {
    function deposit() external payable;
    function withdraw() external;
}

// #region wallet
/// An honest customer that counts what it receives: a storage write needs more than 2300 gas.
contract CountingWallet {
    uint256 public received;

    function roundTrip(IStipendBank bank) external payable {
        bank.deposit{value: msg.value}();
        bank.withdraw();
    }

    receive() external payable {
        received += msg.value;
    }
}
// #endregion wallet
