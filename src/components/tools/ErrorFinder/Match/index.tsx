import Translate from '@docusaurus/Translate';
import RpcHtml from '@theme/RpcHtml';
import type {ReactNode} from 'react';
import type {FinderCode, FinderEntry, MethodLink} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {whereText} from '../messages';
import Methods from './Methods';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly found: FinderEntry | FinderCode;
  readonly methods: readonly MethodLink[];
}

/** One possible meaning of the text: its cause, its fix and the methods that return it. */
export default function Match({title, found, methods}: Props): ReactNode {
  return (
    <article className={styles.match}>
      <h3 className={styles.title}>
        <code>{title}</code>
      </h3>
      <p className={styles.tags}>
        {found.code !== undefined && <code>{found.code}</code>} <span>{whereText(found.space)}</span>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Translate id="errorFinder.cause">Cause</Translate>
        </dt>
        <dd>
          <RpcHtml html={found.causeHtml} />
        </dd>
        <dt>
          <Translate id="errorFinder.fix">Fix</Translate>
        </dt>
        <dd>
          <RpcHtml html={found.fixHtml} />
        </dd>
        <Methods methods={methods} />
      </dl>
    </article>
  );
}
