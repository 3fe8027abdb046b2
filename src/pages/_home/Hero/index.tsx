import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import LiveRequest from '@site/src/components/tools/LiveRequest';
import Readers from '../Readers';
import styles from './styles.module.css';

/** A headline whose lines end after a comma where they can, not in the middle of a clause. */
function clauses(headline: string): ReactNode {
  return headline.match(/[^,，]+[,，]?\s*/g)?.map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}

/** The first screen: a description, a link for each kind of reader, and a live request. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {clauses(translate({id: 'home.hero.title', message: 'One ledger, two spaces to build in'}))}
        </h1>
        <p className={styles.lead}>
          <Translate
            id="home.hero.lead"
            description="The two placeholders are product names"
            values={{espace: <b className="accent-espace">eSpace</b>, core: <b className="accent-core">Core Space</b>}}
          >
            {
              'Use your Ethereum tools on {espace}, or sponsor your users’ gas on {core}. Both spaces share one ledger, which the Tree-Graph orders.'
            }
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
