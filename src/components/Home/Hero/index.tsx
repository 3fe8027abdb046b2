import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import LiveRequest from '@site/src/components/LiveRequest';
import Readers from '../Readers';
import styles from './styles.module.css';

/** The first screen: what this is, a door for each kind of reader, and a request that really runs. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Translate id="home.hero.title" description="Headline of the home page">One ledger, two spaces to build in</Translate>
        </h1>
        <p className={styles.lead}>
          <Translate
            id="home.hero.lead"
            description="Below the headline; the two placeholders are product names"
            values={{espace: <b className="accent-espace">eSpace</b>, core: <b className="accent-core">Core Space</b>}}>
            {'Conflux orders its blocks as a Tree-Graph. {espace} runs Ethereum contracts and tools as they are; {core} adds sponsored gas and its own accounts.'}
          </Translate>
        </p>
        <Readers />
      </div>
      <div className={styles.live}>
        <LiveRequest />
      </div>
    </section>
  );
}
