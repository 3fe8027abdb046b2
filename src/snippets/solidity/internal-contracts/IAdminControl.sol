// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Managers of contracts. Lives at 0x0888000000000000000000000000000000000000.
interface IAdminControl {
    /// Zero for an account without admin.
    function getAdmin(address target) external view returns (address);

    /// For the admin of `target`. Does nothing for any other caller.
    function setAdmin(address target, address newAdmin) external;

    /// For the admin of `target`: takes the balance of the contract.
    function destroy(address target) external;
}
