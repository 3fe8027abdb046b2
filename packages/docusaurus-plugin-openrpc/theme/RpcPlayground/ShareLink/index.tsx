import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {toFragment} from '../../../client/shareLink';
import styles from '../styles.module.css';

/**
 * Writes the call to the fragment of the address and copies the address. Opening it fills the form and sends nothing.
 */
export default function ShareLink({gather}: {gather: () => unknown[] | undefined}): ReactNode {
  const [message, setMessage] = useState('');
  const share = async () => {
    const params = gather();
    if (!params) return;
    const fragment = toFragment(params);
    if (!fragment) {
      setMessage(translate({id: 'rpc.share.tooLong', message: 'These parameters are too long for a link.'}));
      return;
    }
    window.history.replaceState(window.history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(window.location.href);
      setMessage(translate({id: 'rpc.share.copied', message: 'Link copied.'}));
    } catch {
      setMessage(translate({id: 'rpc.share.inAddress', message: 'The link is in the address bar.'}));
    }
  };
  return (
    <>
      <button type="button" className={styles.toggle} onClick={() => void share()}>
        {translate({id: 'rpc.share.button', message: 'Copy a link to this call'})}
      </button>
      <span role="status">{message}</span>
    </>
  );
}
