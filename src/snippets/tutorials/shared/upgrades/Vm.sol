// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The Foundry cheat codes that these files use.
/// The forge-std library declares all of them.
interface Vm {
    function envUint(string calldata name) external view returns (uint256);
    function addr(uint256 key) external pure returns (address);
    function load(address target, bytes32 slot)
        external
        view
        returns (bytes32);
    function startBroadcast(uint256 key) external;
    function stopBroadcast() external;
    function prank(address sender) external;
    function expectRevert(bytes calldata data) external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256('hevm cheat code')))));
