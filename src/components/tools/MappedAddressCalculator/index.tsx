import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-mapped-address" */ './Panel');

/**
 * Computes all forms of a Core Space address, and the eSpace address that is mapped to it. `src/remark/facts` writes
 * the props.
 */
export default function MappedAddressCalculator(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'mappedAddress.label', message: 'Address calculator'})}
      summary={
        <Translate id="mappedAddress.summary">
          Checks a Core Space address, shows it in base32 and hex, and computes its mapped address in eSpace. Nothing
          leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
