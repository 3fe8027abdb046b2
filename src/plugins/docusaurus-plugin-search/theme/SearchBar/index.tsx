import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {isSearchShortcut} from '../../client/shortcut';
import {startSearch} from '../../client/start';
import {useSearchPaths} from '../../client/useSearchPaths';
import styles from './styles.module.css';

type DialogProps = {onClose: () => void; typed: string};

/** A key that types something, without a shortcut. */
const isText = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * The top bar's search button. Only this small part is on every page: the dialog, the worker and the index are loaded
 * when a reader uses the button.
 */
export default function SearchBar(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const paths = useSearchPaths();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const fetchDialog = useCallback(() => {
    import('./Dialog').then(
      (loaded) => setDialog(() => loaded.default),
      () => setFailed(true),
    );
  }, []);
  /** Starts what the first search needs. The dialog reports a failure, so here it doesn't matter. */
  const warmUp = useCallback(() => {
    fetchDialog();
    try {
      if (process.env.NODE_ENV === 'production') startSearch(paths);
    } catch {}
  }, [fetchDialog, paths]);
  const open = useCallback(() => {
    setFailed(false);
    setTyped('');
    warmUp();
    setOpen(true);
  }, [warmUp]);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  // A reader who opens search with a key goes on typing before the dialog is there.
  useEffect(() => {
    if (!isOpen || Dialog || hasFailed) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isText(event) || event.isComposing) return;
      event.preventDefault();
      setTyped((text) => text + event.key);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [Dialog, hasFailed, isOpen]);

  const label = translate({id: 'search.button.label', message: 'Search'});
  const failed = translate({id: 'search.button.failed', message: 'Search didn’t load. Try again'});
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        onFocus={fetchDialog}
        onPointerEnter={warmUp}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8.5 3a5.5 5.5 0 1 0 3.4 9.8l3.9 4 1.2-1.2-4-3.9A5.5 5.5 0 0 0 8.5 3Zm0 1.7a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z"
            fill="currentColor"
          />
        </svg>
        <span className={styles.label} role={isOpen && hasFailed ? 'alert' : undefined}>
          {isOpen && hasFailed ? failed : label}
        </span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {isOpen && Dialog && <Dialog onClose={close} typed={typed} />}
    </>
  );
}
