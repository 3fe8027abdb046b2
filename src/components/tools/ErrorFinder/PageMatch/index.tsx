import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import type {ReactNode} from 'react';
import type {PageError, PageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import styles from '../Match/styles.module.css';

/** More pages than this would hide the next error. */
const SHOWN = 4;

interface Props {
  readonly error: PageError;
  readonly pages: PageErrors['pages'];
}

/** An error that pages explain: its cause, its fix and the pages, which say in which place it occurs. */
export default function PageMatch({error, pages}: Props): ReactNode {
  return (
    <article className={styles.match}>
      <h3 className={styles.title}>
        <code>{error.messages[0]}</code>
      </h3>
      <dl className={styles.facts}>
        <dt>
          <Translate id="errorFinder.page" description="Before links to the pages that explain an error">
            Page
          </Translate>
        </dt>
        <dd>
          {error.pages.slice(0, SHOWN).map((index) => (
            <div key={index}>
              <Link to={pages[index]!.path}>{pages[index]!.title}</Link>
            </div>
          ))}
        </dd>
        <dt>
          <Translate id="errorFinder.cause">Cause</Translate>
        </dt>
        <dd>
          <RpcHtml html={error.causeHtml} />
        </dd>
        {error.fixHtml !== undefined && (
          <>
            <dt>
              <Translate id="errorFinder.fix">Fix</Translate>
            </dt>
            <dd>
              <RpcHtml html={error.fixHtml} />
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}
