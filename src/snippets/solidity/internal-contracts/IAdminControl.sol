// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Manages the admins of contracts.
/// Address: 0x0888000000000000000000000000000000000000
interface IAdminControl {
    /// Returns zero for an account without an admin.
    function getAdmin(address target) external view returns (address);

    /// For the admin of `target`. Does nothing for any other caller.
    function setAdmin(address target, address newAdmin) external;

    /// For the admin of `target`: receives the contract's balance.
    function destroy(address target) external;
}
