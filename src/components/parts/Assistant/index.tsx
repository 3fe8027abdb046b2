import {useCallback, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import Mark from './Mark';
import Panel from './Panel';
import {useAssistant} from './useAssistant';
import styles from './styles.module.css';

interface Props {
  /** Set by the theme for the copy of the item in the drawer. */
  readonly mobile?: boolean;
}

/**
 * The top-bar control of the documentation assistant (specification §1, §7). Nothing is fetched before its first use.
 */
export default function Assistant({mobile = false}: Props): ReactNode {
  const control = useRef<HTMLButtonElement>(null);
  const drawer = useNavbarMobileSidebar();
  const closeDrawer = useCallback(() => {
    if (mobile && drawer.shown) drawer.toggle();
  }, [mobile, drawer]);
  const {state, open, close} = useAssistant(control, closeDrawer);
  const label = translate({id: 'assistant.open', message: 'Ask the assistant'});

  const button = (
    <button
      ref={control}
      type="button"
      className={clsx('clean-btn', mobile ? 'menu__link' : ['navbar__item', styles.control])}
      aria-haspopup="dialog"
      aria-label={mobile ? undefined : label}
      title={mobile ? undefined : label}
      onClick={open}
    >
      {mobile ? label : <Mark />}
    </button>
  );
  return (
    <>
      {mobile ? <li className="menu__list-item">{button}</li> : button}
      {(state === 'unconfigured' || state === 'loading' || state === 'failed') && (
        <Panel state={state} onRetry={open} onClose={close} />
      )}
    </>
  );
}
