import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-fee" */ './Panel');

/** Computes the base fee of the next block, and the fee of a transaction in it. `src/remark/facts` writes the props. */
export default function FeeCalculator(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'fee.label', message: 'Fee calculator'})}
      summary={
        <Translate id="fee.summary">
          Computes the base fee of the next block and what a transaction pays in it: gas charged, fee, amount burned,
          and amount paid to the miner. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
