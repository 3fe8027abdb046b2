import {useEffect, useId, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import OwnPages from '../OwnPages';
import styles from './styles.module.css';

interface Props {
  readonly state: 'unconfigured' | 'loading' | 'failed';
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The text of each state. */
function Message({state, onRetry}: Omit<Props, 'onClose'>): ReactNode {
  if (state === 'loading') {
    return (
      <p role="status" className={styles.loading}>
        <Translate id="assistant.loading">The assistant is loading.</Translate>
      </p>
    );
  }
  if (state === 'unconfigured') {
    return (
      <p>
        <Translate id="assistant.unconfigured">
          The assistant isn’t available on this copy of the docs. These pages answer most questions.
        </Translate>
      </p>
    );
  }
  return (
    <div role="alert">
      <p>
        <Translate id="assistant.failed">
          The assistant can’t be reached. Check your connection, or look for the answer in these pages.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="assistant.retry">Retry</Translate>
      </button>
    </div>
  );
}

/**
 * The panel of the assistant while its own window cannot open. A modal dialog: the browser keeps the focus inside and
 * closes it on Escape.
 */
export default function Panel({state, onRetry, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // The element returns the focus to the control when it is closed before it leaves the page.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      data-state={state}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={title} className={styles.title}>
            <Translate id="assistant.title">Documentation assistant</Translate>
          </h2>
          <button
            type="button"
            className="clean-btn close"
            aria-label={translate({id: 'assistant.close', message: 'Close the assistant'})}
            onClick={onClose}
          >
            <span aria-hidden="true">×</span>
          </button>
        </header>
        <Message state={state} onRetry={onRetry} />
        {state !== 'loading' && <OwnPages onLeave={onClose} />}
      </div>
    </dialog>,
    document.body,
  );
}
