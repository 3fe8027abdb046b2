import {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {copyText} from '../../../client/copyText';
import type {CallState} from '../../../client/callStore';
import styles from '../styles.module.css';

/**
 * Writes the call to the fragment of the address and copies the address. Opening it fills the form and sends nothing.
 */
export default function ShareLink({
  gather,
  share: write,
  state,
}: {
  gather: () => unknown[] | undefined;
  share: (params: unknown[]) => boolean;
  state: CallState;
}): ReactNode {
  const [shown, setShown] = useState<{text: string; of: CallState}>();
  const setMessage = (text: string) => setShown({text, of: state});
  const share = async () => {
    const params = gather();
    if (!params) return;
    if (!write(params)) {
      setMessage(translate({id: 'rpc.share.tooLong', message: 'These parameters are too long for a link.'}));
      return;
    }
    setMessage(
      (await copyText(window.location.href))
        ? translate({id: 'rpc.share.copied', message: 'Link copied.'})
        : translate({id: 'rpc.share.inAddress', message: 'The link is in the address bar.'}),
    );
  };
  return (
    <>
      <button type="button" className={styles.toggle} onClick={() => void share()}>
        {translate({id: 'rpc.share.button', message: 'Copy a link to this call'})}
      </button>
      {/* A message about another call than that of the form is no longer true. */}
      <span role="status">{shown?.of === state ? shown.text : ''}</span>
    </>
  );
}
