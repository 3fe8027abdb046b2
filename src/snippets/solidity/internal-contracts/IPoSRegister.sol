// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Registers validators and their votes.
/// Address: 0x0888000000000000000000000000000000000005
interface IPoSRegister {
    event Register(bytes32 indexed identifier, bytes blsPublicKey, bytes vrfPublicKey);
    event IncreaseStake(bytes32 indexed identifier, uint64 votes);
    event Retire(bytes32 indexed identifier, uint64 votes);

    /// Connects the caller to a validator. The node
    /// prepares all five arguments.
    function register(bytes32 identifier, uint64 votes, bytes calldata blsPublicKey, bytes calldata vrfPublicKey, bytes[2] calldata blsProof) external;
    function increaseStake(uint64 votes) external;
    function retire(uint64 votes) external;

    /// Votes ever registered, and how many of them were unlocked.
    function getVotes(bytes32 identifier) external view returns (uint256 registered, uint256 unlocked);
    function identifierToAddress(bytes32 identifier) external view returns (address);
    function addressToIdentifier(address account) external view returns (bytes32);
}
