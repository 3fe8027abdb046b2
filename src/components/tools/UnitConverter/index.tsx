import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-unit" */ './Panel');
const panel = {};

/** Converts an amount between CFX, GDrip, Drip and the hexadecimal quantity of JSON-RPC, exact to the last Drip. */
export default function UnitConverter(): ReactNode {
  return (
    <Calculator
      label={translate({id: 'unitConverter.label', message: 'Unit converter'})}
      summary={
        <Translate id="unitConverter.summary">
          Type an amount in any field to convert it, exact to the last Drip. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
