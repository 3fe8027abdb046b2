import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Facts} from './messages/fields';
import Still from './Still';
import styles from './styles.module.css';

/** The panel and the curve come together, so that the panel never waits for a signer. */
async function load() {
  const curve = import(/* webpackChunkName: "secp256k1" */ './model/signer');
  // Where both fail, the first failure is the one that is reported.
  curve.catch(() => undefined);
  const {default: Panel} = await import(/* webpackChunkName: "calculator-transaction" */ './Panel');
  const {recover} = await curve;
  return {default: (facts: Facts) => <Panel {...facts} recover={recover} />};
}

/**
 * Turns the bytes of a transaction of either space into fields, and fields into bytes. `src/remark/facts` writes the
 * props.
 */
export default function TransactionDecoder(panel: Facts): ReactNode {
  return (
    <Calculator
      label={translate({id: 'transactionDecoder.label', message: 'Transaction decoder'})}
      summary={
        <Translate id="transactionDecoder.summary">
          Decodes the raw bytes of a Core Space or eSpace transaction into its fields, hash and signer, and encodes
          fields into raw bytes and the hash to sign. It never asks for a private key, and nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
      still={<Still />}
    />
  );
}
