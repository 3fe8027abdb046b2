import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {MethodLink} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import styles from './styles.module.css';

/** More links than this are folded away. */
const OPEN_LINKS = 8;

function Links({methods}: {readonly methods: readonly MethodLink[]}): ReactNode {
  return (
    <ul className={styles.methods}>
      {methods.map(({method, path}) => (
        <li key={path}>
          <Link to={path}>
            <code>{method}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The methods that return an error, as a term of a list of facts; empty if there are none. */
export default function Methods({methods}: {readonly methods: readonly MethodLink[]}): ReactNode {
  if (methods.length === 0) return null;
  const rest = methods.slice(OPEN_LINKS);
  return (
    <>
      <dt>
        <Translate id="errorFinder.methods">Methods</Translate>
      </dt>
      <dd>
        <Links methods={methods.slice(0, OPEN_LINKS)} />
        {rest.length > 0 && (
          <details>
            <summary>
              <Translate
                id="errorFinder.moreMethods"
                description="Opens the rest of a list of methods"
                values={{count: rest.length}}
              >
                {'{count} more'}
              </Translate>
            </summary>
            <Links methods={rest} />
          </details>
        )}
      </dd>
    </>
  );
}
