import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Results from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import {BYTES} from './bytes';
import styles from './styles.module.css';

/** Bytes that a prefix counts: of the outer list, of the fields, of the address. */
const [ALL, FIELDS, ADDRESS] = ['184', '115', '20'];

/** The meaning of each part of the first bytes. */
const meanings = (): Record<keyof typeof BYTES, string> => ({
  type: translate({id: 'transactionDecoder.still.type', message: 'the letters cfx and type 2'}),
  all: translate(
    {id: 'transactionDecoder.still.all', message: 'a list of {count} bytes: the fields and the signature'},
    {count: ALL},
  ),
  fields: translate(
    {id: 'transactionDecoder.still.fields', message: 'a list of {count} bytes: the fields'},
    {count: FIELDS},
  ),
  nonce: 'nonce: 7',
  tip: 'maxPriorityFeePerGas: 1 GDrip',
  price: 'maxFeePerGas: 41 GDrip',
  gas: `gas: ${localNumber(51_000)}`,
  to: translate(
    {id: 'transactionDecoder.still.to', message: 'to: the {count} bytes of the address', description: 'to is a field'},
    {count: ADDRESS},
  ),
  value: translate({
    id: 'transactionDecoder.still.zero',
    message: 'value: 0, encoded as the empty string',
    description: 'value is a field',
  }),
});

/** The beginning of the example, field by field: for readers on paper and without scripts. */
export default function Still(): ReactNode {
  const words = meanings();
  return (
    <>
      <p className={styles.title}>
        {translate({id: 'transactionDecoder.still.title', message: 'How the first bytes of a transaction are read:'})}
      </p>
      <Results
        results={(Object.keys(BYTES) as (keyof typeof BYTES)[]).map((part) => ({
          label: <code>{BYTES[part]}</code>,
          text: words[part],
        }))}
      />
    </>
  );
}
