import {concat, hexToBytes, keccak256, numberToBytes, type Hex} from 'viem';

/** Proof-of-work hash of a node in test mode, which uses two rounds of Keccak-256 instead of Octopus. */
function testPowHash(blockHash: Hex, nonce: bigint): bigint {
  const block = hexToBytes(blockHash);
  const inner = hexToBytes(keccak256(concat([block, numberToBytes(nonce, {size: 32}).reverse()])));
  return BigInt(keccak256(inner.map((byte, index) => byte ^ block[index]!)));
}

/** The smallest nonce, starting at `from`, whose hash is, or is not, below the boundary. */
export function findNonce(blockHash: Hex, boundary: bigint, below: boolean, from = 0n): bigint {
  for (let nonce = from; ; nonce++) if (testPowHash(blockHash, nonce) < boundary === below) return nonce;
}
