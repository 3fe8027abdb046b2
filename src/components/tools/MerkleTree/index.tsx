import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-merkle" */ './Panel');

/** Builds a Merkle tree from a list of addresses, shows its root and a proof. `src/remark/facts` writes the props. */
export default function MerkleTree(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'merkle.label', message: 'Merkle tree calculator'})}
      summary={
        <Translate id="merkle.summary">
          Builds the tree of a list of addresses of either space, and computes its root and the proof of one entry.
          Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
