import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "address-check" */ './Panel');

/**
 * Says to which space and network an address belongs, whether an exchange or a bridge can send to it, and what to do if
 * not. `src/remark/facts` writes the props.
 */
export default function AddressCheck(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({
        id: 'addressCheck.label',
        message: 'Address check',
        description: 'Accessible name of the address check',
      })}
      summary={
        <Translate id="addressCheck.summary" description="Address check: what it does">
          Paste the address that should receive the funds. You’ll see which space it belongs to, and who can send to it.
          Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
