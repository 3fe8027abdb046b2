// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import "@openzeppelin/contracts/access/Ownable.sol";
import "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

contract Sale is ERC721, Ownable {
    uint256 public immutable price;
    bytes32 public root;
    uint256 public sold;
    mapping(address buyer => uint256) public boughtBy;
    string private folder;

    event RootChanged(bytes32 root);

    constructor(bytes32 root_, uint256 price_, string memory folder_)
        ERC721("Lighthouses", "LIGHT")
        Ownable(msg.sender)
    {
        root = root_;
        price = price_;
        folder = folder_;
    }

    function mint(uint256 amount, uint256 limit, bytes32[] calldata proof)
        external
        payable
    {
        bytes32 leaf = keccak256(
            bytes.concat(keccak256(abi.encode(msg.sender, limit)))
        );
        require(
            MerkleProof.verifyCalldata(proof, root, leaf),
            "not on the list"
        );
        require(boughtBy[msg.sender] + amount <= limit, "limit reached");
        require(msg.value == amount * price, "wrong payment");
        boughtBy[msg.sender] += amount;
        for (uint256 i = 0; i < amount; i++) _mint(msg.sender, ++sold);
    }

    function setRoot(bytes32 root_) external onlyOwner {
        root = root_;
        emit RootChanged(root_);
    }

    function withdraw(address payable to) external onlyOwner {
        (bool success, ) = to.call{value: address(this).balance}("");
        require(success, "withdrawal failed");
    }

    function _baseURI() internal view override returns (string memory) {
        return folder;
    }
}
