// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ISale {
    function buy() external;
    function left() external view returns (uint256);
}

// #region constructor
/// Buys in its constructor, before its code is stored.
contract NewbornBuyer {
    constructor(ISale sale) {
        while (sale.left() > 0) sale.buy();
    }
}
// #endregion constructor

// #region delegate
/// Runs as an EIP-7702 account, which also signs the transaction.
contract BuyerCode {
    function buyAll(ISale sale) external {
        while (sale.left() > 0) sale.buy();
    }
}
// #endregion delegate

interface ICrossSpaceCall {
    function callEVM(bytes20 to, bytes calldata data) external payable returns (bytes memory);
}

// #region core
/// A Core Space contract. In eSpace, its mapped account has no code.
contract CoreBuyer {
    ICrossSpaceCall private constant CROSS_SPACE = ICrossSpaceCall(0x0888000000000000000000000000000000000006);

    function buy(bytes20 sale, uint256 times) external {
        for (uint256 i = 0; i < times; i++) CROSS_SPACE.callEVM(sale, abi.encodeCall(ISale.buy, ()));
    }
}
// #endregion core
