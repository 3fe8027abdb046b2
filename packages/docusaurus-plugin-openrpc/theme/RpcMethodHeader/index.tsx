import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import RpcHtml from '@theme/RpcHtml';
import type {ReactNode} from 'react';
import type {MethodPage} from '../../client/pageData';
import styles from './styles.module.css';

/** The node that the page's examples were run on, in one line, or why they were not run. */
function Checked({checked}: Pick<MethodPage, 'checked'>): ReactNode {
  if ('reason' in checked) {
    if (checked.reason === '') return null;
    return (
      <p className={styles.unchecked}>
        <Translate id="rpc.header.unchecked">Not checked on a node:</Translate> <RpcHtml html={checked.reason} />
      </p>
    );
  }
  return (
    <li className={styles.checked}>
      {translate(
        {
          id: 'rpc.header.checked',
          message: 'Checked on {node}, {date}',
          description: 'Node version and ISO date of the recorded examples',
        },
        checked,
      )}
    </li>
  );
}

/**
 * Whether public endpoints serve the method, or no node at all. If no source establishes it, the text says so. Without
 * a reason, the examples have not been run yet.
 */
function served({since, isPublic, checked}: MethodPage): string {
  if (since === null && 'reason' in checked && checked.reason !== '')
    return translate({id: 'rpc.header.unserved', message: 'Not supported by any node release'});
  if (isPublic === null) return translate({id: 'rpc.header.publicUnknown', message: 'Public endpoints: not confirmed'});
  return isPublic
    ? translate({id: 'rpc.header.public', message: 'Available on public endpoints'})
    : translate({id: 'rpc.header.private', message: 'Requires your own node'});
}

/**
 * Facts about a method below its title: its first version, who serves it, its counterpart, and the node it was checked
 * on.
 */
export default function RpcMethodHeader({page}: {page: MethodPage}): ReactNode {
  const {since, counterpart, checked} = page;
  return (
    <>
      <RpcHtml as="p" className={styles.summary} html={page.summary} />
      <ul className={styles.facts}>
        {since !== null && (
          <li>
            {translate(
              {
                id: 'rpc.header.since',
                message: 'Since node {since}',
                description: 'Version that first served the method',
              },
              {since},
            )}
          </li>
        )}
        <li>{served(page)}</li>
        {counterpart && (
          <li>
            <Translate id="rpc.header.counterpart" description="Before a link to the same method of the other space">
              Counterpart:
            </Translate>{' '}
            <Link to={counterpart.path}>
              <code>{counterpart.method}</code>
            </Link>
          </li>
        )}
        {'node' in checked && <Checked checked={checked} />}
      </ul>
      {'reason' in checked && <Checked checked={checked} />}
    </>
  );
}
