import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-cid" */ './Panel');

/** Computes the CIDs of a file on the reader's computer, without IPFS. */
export default function CidCalculator(): ReactNode {
  return (
    <Calculator
      label={translate({id: 'cid.calculator.label', message: 'CID calculator'})}
      summary={
        <Translate id="cid.calculator.summary">
          Computes the CIDs that a file gets on IPFS. The file isn’t uploaded: nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={{}}
    />
  );
}
