import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The parts that our tests don't cover, in the language of the page: it completes the last sentence. */
  readonly what: string;
}

const TITLE = 'how-we-tested';

/**
 * At the end of a page with `verified: false`. It's an `aside`, which search skips, with a plain heading, which the
 * table of contents doesn't list.
 */
export default function HowTested({what}: Props): ReactNode {
  return (
    <aside className={styles.root} aria-labelledby={TITLE} data-how-tested>
      <h2 id={TITLE} className={styles.title}>
        <Translate id="howTested.title">How we tested this page</Translate>
      </h2>
      <p>
        <Translate id="howTested.text" values={{what}} description="what: the parts of the page that no test covers">
          {
            'Automated tests run the code and commands in these docs, most of them against a real Conflux node. Not covered by our tests: {what}.'
          }
        </Translate>
      </p>
    </aside>
  );
}
