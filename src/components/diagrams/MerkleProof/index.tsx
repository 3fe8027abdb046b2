import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

const root = <Translate id="diagram.merkle.root">root, in the contract</Translate>;
const known = <Translate id="diagram.merkle.proof">proof</Translate>;
const computed = <Translate id="diagram.merkle.computed">computed</Translate>;
const own = <Translate id="diagram.merkle.own">your entry</Translate>;
const other = <Translate id="diagram.merkle.other">another entry</Translate>;

interface GridProps {
  /** Left edges of the four leaves, and their width. */
  readonly leaves: readonly [number, number, number, number];
  readonly width: number;
  /** Top edges of the three levels, and the height of a node. */
  readonly levels: readonly [number, number, number];
  readonly height: number;
}

/** Four leaves, the two nodes above them and the root. The way up from the first leaf is solid. */
function Tree({leaves, width, levels, height}: GridProps): ReactNode {
  const [top, middle, bottom] = levels;
  const center = (left: number) => left + width / 2;
  const [first, second] = [(leaves[0] + leaves[1]) / 2, (leaves[2] + leaves[3]) / 2];
  const rootAt = (first + second) / 2 - width / 2;
  return (
    <>
      <Box x={rootAt} y={top} width={width * 2} height={height} tone="ledger">
        {root}
      </Box>
      <Box x={first} y={middle} width={width} height={height} tone="plain">
        {computed}
      </Box>
      <Box x={second} y={middle} width={width} height={height} tone="espace">
        {known}
      </Box>
      <Box x={leaves[0]} y={bottom} width={width} height={height} tone="core">
        {own}
      </Box>
      <Box x={leaves[1]} y={bottom} width={width} height={height} tone="espace">
        {known}
      </Box>
      <Box x={leaves[2]} y={bottom} width={width} height={height} tone="quiet" dashed>
        {other}
      </Box>
      <Box x={leaves[3]} y={bottom} width={width} height={height} tone="quiet" dashed>
        {other}
      </Box>
      <Arrow from={[center(first), middle]} to={[rootAt + width * 0.6, top + height]} />
      <Arrow from={[center(second), middle]} to={[rootAt + width * 1.4, top + height]} />
      <Arrow from={[center(leaves[0]), bottom]} to={[center(first) - 10, middle + height]} />
      <Arrow from={[center(leaves[1]), bottom]} to={[center(first) + 10, middle + height]} />
      <Arrow from={[center(leaves[2]), bottom]} to={[center(second) - 10, middle + height]} dashed />
      <Arrow from={[center(leaves[3]), bottom]} to={[center(second) + 10, middle + height]} dashed />
    </>
  );
}

const narrow = {
  height: 276,
  children: (
    <>
      <Tree leaves={[4, 88, 172, 256]} width={80} levels={[8, 104, 200]} height={64} />
    </>
  ),
};

/** A Merkle tree of four entries, with the two hashes that prove one of them. */
export default function MerkleProof(): ReactNode {
  return (
    <Diagram
      height={250}
      title={translate({id: 'diagram.merkle.title', message: 'The proof of one of four entries'})}
      desc={translate({
        id: 'diagram.merkle.desc',
        message:
          'A tree with four leaves, two nodes above them and the root. The contract stores the root. The contract computes the first leaf from your entry. The proof consists of two hashes: the leaf next to yours, and the node above the other two entries. From your leaf and the first hash, the contract computes the node above them, and from this node and the second hash, the root.',
      })}
      narrow={narrow}
    >
      <Label x={6} y={16} width={150} height={40} size={13} align="start">
        <Translate id="diagram.merkle.up">each node is the hash of the two below it</Translate>
      </Label>
      <Tree leaves={[40, 210, 380, 550]} width={130} levels={[10, 100, 190]} height={50} />
    </Diagram>
  );
}
