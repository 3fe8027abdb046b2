import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-sponsor" */ './Panel');

/** Computes who pays for sponsored transactions, and for how long. `src/remark/facts` writes the props. */
export default function SponsorCalculator(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'sponsorCalculator.label', message: 'Sponsor calculator'})}
      summary={
        <Translate id="sponsorCalculator.summary">
          Computes the fee and the collateral of a transaction, who pays them, how long the sponsor’s funds last, and
          the balances and storage points after many transactions. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
