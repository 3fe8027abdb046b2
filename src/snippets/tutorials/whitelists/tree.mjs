import {writeFileSync} from 'node:fs';
import {StandardMerkleTree} from '@openzeppelin/merkle-tree';
import {format} from 'js-conflux-sdk';
import {list} from './list.mjs';

const leaves = list.map(([address, limit]) => [
  format.hexAddress(address),
  limit,
]);
const accounts = new Set(leaves.map(([account]) => account));
if (accounts.size < leaves.length) throw new Error('duplicate account');

const tree = StandardMerkleTree.of(leaves, ['address', 'uint256']);
const proofs = {};
for (const [index, [account, limit]] of tree.entries())
  proofs[account] = {limit, proof: tree.getProof(index)};
const {root} = tree;
writeFileSync('tree.json', JSON.stringify({root, proofs}, null, 2));
console.log(`${leaves.length} accounts, root ${root}`);
console.log('Your entry:', proofs[leaves[0][0]]);
