// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Votes on protocol parameters.
/// Address: 0x0888000000000000000000000000000000000007
interface IParamsControl {
    /// Vote weight in Drip for: unchanged, increase, decrease.
    struct Ballot {
        uint16 topic;
        uint256[3] votes;
    }

    event Vote(uint64 indexed round, address indexed voter, uint16 indexed topic, uint256[3] votes);
    event Revoke(uint64 indexed round, address indexed voter, uint16 indexed topic, uint256[3] votes);

    function castVote(uint64 round, Ballot[] calldata ballots) external;
    function readVote(address voter) external view returns (Ballot[] memory);
    function currentRound() external view returns (uint64);

    /// For the current round and the previous one.
    function totalVotes(uint64 round) external view returns (Ballot[] memory);
    function posStakeForVotes(uint64 round) external view returns (uint256 drip);
}
