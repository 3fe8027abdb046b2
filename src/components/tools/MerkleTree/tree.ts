import {bytesOf, keccak256} from '@site/src/components/parts/Calculator/bytes';

/** An account on the list, as a contract sees it, and the amount next to it, if the list has amounts. */
export interface Entry {
  /** 20 bytes, in lower case. */
  readonly hex: string;
  readonly amount?: bigint;
}

export interface Tree {
  readonly root: string;
  /** The leaf of each entry, in the order of the list. */
  readonly leaves: readonly string[];
  /** The hashes next to the way from the leaf of an entry up to the root. */
  proofOf(index: number): string[];
}

const word = (digits: string): string => digits.padStart(64, '0');
const hashOf = (hex: string): string => keccak256(bytesOf(hex));

/** The hash of two nodes, the smaller one first, so that a proof doesn't need to say which of them is on the left. */
const parentOf = (a: string, b: string): string => hashOf(a < b ? `${a}${b.slice(2)}` : `${b}${a.slice(2)}`);

/** The bytes of a leaf, as `abi.encode` writes an address, or an address and a `uint256`. */
const dataOf = ({hex, amount}: Entry): string =>
  `0x${word(hex.slice(2))}${amount === undefined ? '' : word(amount.toString(16))}`;

/** The leaf of an entry: its data, hashed twice. */
export const leafOf = (entry: Entry): string => hashOf(hashOf(dataOf(entry)));

/**
 * The tree of `StandardMerkleTree` in @openzeppelin/merkle-tree: leaves sorted by their hash, in an array whose first
 * element is the root. The children of element i are at 2i + 1 and 2i + 2, and the leaves fill the end backwards.
 */
export function treeOf(entries: readonly Entry[]): Tree {
  const leaves = entries.map(leafOf);
  const order = leaves.map((_, index) => index).sort((a, b) => (leaves[a]! < leaves[b]! ? -1 : 1));
  const nodes = new Array<string>(2 * leaves.length - 1);
  const places = new Array<number>(leaves.length);
  for (const [rank, index] of order.entries()) {
    const place = nodes.length - 1 - rank;
    nodes[place] = leaves[index]!;
    places[index] = place;
  }
  for (let at = leaves.length - 2; at >= 0; at--) nodes[at] = parentOf(nodes[2 * at + 1]!, nodes[2 * at + 2]!);
  return {
    root: nodes[0]!,
    leaves,
    proofOf(index) {
      const proof: string[] = [];
      for (let at = places[index]!; at > 0; at = (at - 1) >> 1) proof.push(nodes[at % 2 === 1 ? at + 1 : at - 1]!);
      return proof;
    },
  };
}

/** The root that a proof leads to from a leaf, as `MerkleProof.verify` computes it. */
export const climb = (leaf: string, proof: readonly string[]): string => proof.reduce(parentOf, leaf);
