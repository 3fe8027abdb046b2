// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Manages sponsors and whitelists.
/// Address: 0x0888000000000000000000000000000000000001
interface ISponsorWhitelistControl {
    /// Adds the call's value to the sponsor balance for gas. `bound`
    /// is the highest fee in Drip that it covers per transaction.
    function setSponsorForGas(address target, uint256 bound) external payable;

    /// Adds the call's value to the sponsor balance for collateral.
    function setSponsorForCollateral(address target) external payable;

    /// For the admin of `target`. Does nothing for any other caller.
    function addPrivilegeByAdmin(address target, address[] calldata users) external;
    function removePrivilegeByAdmin(address target, address[] calldata users) external;

    /// For contracts: changes the caller's own list.
    function addPrivilege(address[] calldata users) external;
    function removePrivilege(address[] calldata users) external;

    /// Whether the list contains the user, or allows everyone.
    function isWhitelisted(address target, address user) external view returns (bool);
    function isAllWhitelisted(address target) external view returns (bool);

    function getSponsorForGas(address target) external view returns (address);
    function getSponsoredBalanceForGas(address target) external view returns (uint256 drip);
    function getSponsoredGasFeeUpperBound(address target) external view returns (uint256 drip);

    function getSponsorForCollateral(address target) external view returns (address);
    function getSponsoredBalanceForCollateral(address target) external view returns (uint256 drip);
    function getAvailableStoragePoints(address target) external view returns (uint256 points);
}
