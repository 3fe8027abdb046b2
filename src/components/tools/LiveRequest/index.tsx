import {Fragment, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/parts/CopyButton';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import type {Space} from '@site/src/components/parts/Space/spaces';
import Answer from './Answer';
import ChainHead from './ChainHead';
import SpaceSwitch from './SpaceSwitch';
import {REQUESTS} from './requests';
import {useLiveRequest} from './useLiveRequest';
import styles from './styles.module.css';

/**
 * A request body as it is sent, with names and text values in the colours of code. A line can break after a comma, but
 * not inside a name.
 */
function Body({text}: {text: string}): ReactNode {
  return text.split(/("[^"]*":?|,)/).map((part, index) => {
    if (part === ',')
      return (
        <Fragment key={index}>
          ,<wbr />
        </Fragment>
      );
    if (part.endsWith(':')) return <b key={index}>{part}</b>;
    return part.startsWith('"') ? <i key={index}>{part}</i> : part;
  });
}

function Request(): ReactNode {
  const [space, setSpace] = useState<Space>('espace');
  const request = REQUESTS[space];
  const {state, run, cancel} = useLiveRequest(request);
  const pending = state.kind === 'pending';
  return (
    <div className={`accent-${space}`}>
      <ChainHead />
      <section
        className={styles.panel}
        aria-label={translate({id: 'home.request.label', message: 'A live request to the network'})}
      >
        <div className={styles.bar}>
          <SpaceSwitch value={space} onChange={setSpace} />
          <button type="button" className={clsx(styles.run, pending && styles.cancel)} onClick={pending ? cancel : run}>
            {pending ? (
              <Translate key="cancel" id="home.request.cancel">
                Cancel
              </Translate>
            ) : (
              <Translate key="run" id="home.request.run" description="Button that sends the request">
                Run
              </Translate>
            )}
          </button>
        </div>
        <div className={styles.request}>
          <div className={styles.line}>
            <span className={styles.verb}>POST</span> {request.url}
          </div>
          <div className={styles.line}>
            <Body text={request.body} />
          </div>
        </div>
        <Answer space={space} state={state} />
        <div className={styles.curl}>
          {/* One line that scrolls by itself: the keyboard must be able to reach it. */}
          <pre
            tabIndex={0}
            role="group"
            aria-label={translate({id: 'home.request.curl', message: 'The same request in a shell'})}
          >
            <code>{request.curl}</code>
          </pre>
          <CopyButton value={request.curl} />
        </div>
      </section>
    </div>
  );
}

/**
 * A real request to the network's public endpoint, sent by the reader's own browser at the reader's request. Its height
 * never depends on the response, so nothing moves when the response arrives.
 */
export default function LiveRequest(): ReactNode {
  return (
    <ToolBoundary>
      <Request />
    </ToolBoundary>
  );
}
