import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {ExampleFacts} from './example';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-eip712" */ './Panel');

/** Shows every step from typed data to the digest that is signed. `src/remark/facts` writes the props. */
export default function Eip712Explorer(panel: ExampleFacts): ReactNode {
  return (
    <Calculator
      label={translate({id: 'eip712.label', message: 'EIP-712 explorer'})}
      summary={
        <Translate id="eip712.summary">
          Shows how typed data becomes a digest: the type, the domain, the 32 bytes of each field, and the effect of a
          mistake. It doesn’t sign anything, and nothing leaves your browser.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
    />
  );
}
