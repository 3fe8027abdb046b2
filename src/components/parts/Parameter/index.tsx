import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/parts/CopyButton';
import styles from './styles.module.css';

type Props = {
  /**
   * Key of the node's configuration file (`jsonrpc_max_connections`), or id of a record of protocol.json
   * (`blockGasLimit`).
   */
  of: string;
  /** The value in the configuration file of a release, instead of the default. */
  shipped?: boolean;
  /**
   * Written by `src/remark/facts` from the record of the parameter, as are the others below: the bare value, to be
   * copied.
   */
  value?: string;
  /** The value with its unit, in the language of the page. */
  shown?: string;
  /** A word of a configuration file. */
  form?: 'code';
  source?: string;
};

/**
 * A parameter of the protocol or of the node in a sentence or a table: its value with its unit, a button that copies
 * the bare value, and a link to its source. A key without a default is marked as such.
 *
 * @example
 * A node accepts <Parameter of="jsonrpc_max_connections" /> connections at a time.
 */
export default function Parameter({of, value, shown, form, source}: Props): ReactNode {
  const unset = () =>
    translate({
      id: 'parameter.unset',
      message: 'not set',
      description: 'In place of the default of a configuration key that has none',
    });
  return (
    <span className={styles.root}>
      <span>{form === 'code' ? <code>{shown}</code> : (shown ?? unset())}</span>
      <span className={styles.tools}>
        {value !== undefined && <CopyButton value={value} />}
        {source && (
          <Link
            href={source}
            aria-label={translate({id: 'parameter.sourceOf', message: 'Source of {name}'}, {name: of})}
          >
            {translate({
              id: 'parameter.source',
              message: 'Source',
              description: 'Link that opens the file that a value comes from',
            })}
          </Link>
        )}
      </span>
    </span>
  );
}
