import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-selector" */ './Panel');
const panel = {example: 'event Transfer(address indexed from, address indexed to, uint value)'};

/** Computes the selector of a function or error, and the first topic of an event, from a Solidity declaration. */
export default function SelectorCalculator(): ReactNode {
  return (
    <Calculator
      label={translate({id: 'selector.label', message: 'Selector and topic calculator'})}
      summary={
        <Translate id="selector.summary">
          Turns a declaration into its canonical signature, and computes the selector of a function or an error, or the
          first topic of an event. Nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
