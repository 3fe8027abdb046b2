import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinPath} from '@site/src/plugins/docusaurus-plugin-agent-docs/client/twinPath';
import {copyText} from '../CopyButton/copyText';
import {copyPage} from './copyPage';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const message = (state: State): string =>
  ({
    idle: '',
    copied: translate({id: 'copyButton.copied', message: 'Copied'}),
    failed: translate({id: 'copyButton.failed', message: 'Copy failed'}),
  })[state];

/** A small menu that offers the page as Markdown. It requests nothing before it's used, and asks no other site. */
export default function PageMenu(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const path = twinPath(useLocation().pathname, siteConfig.baseUrl);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>('idle');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const close = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', close, listening);
    addEventListener('focusin', close, listening);
    return () => listening.abort();
  }, [isOpen]);

  const toggle = (): void => {
    setState('idle');
    setOpen(!isOpen);
  };
  const copy = (run: () => Promise<boolean>) => async (): Promise<void> =>
    setState((await run()) ? 'copied' : 'failed');

  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={({key}) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        Markdown
      </button>
      {isOpen && (
        <div id={listId} className={styles.list}>
          <button type="button" onClick={() => void copy(() => copyPage(path))()}>
            {translate({id: 'pageMenu.copy', message: 'Copy as Markdown', description: 'Menu of a page'})}
          </button>
          <a href={path}>
            {translate({id: 'pageMenu.view', message: 'View as Markdown', description: 'Menu of a page'})}
          </a>
          <button type="button" onClick={() => void copy(() => copyText(siteConfig.url + path))()}>
            {translate({
              id: 'pageMenu.link',
              message: 'Copy link for an assistant',
              description: 'Menu of a page: copies the address of its Markdown',
            })}
          </button>
          <p role="status" data-state={state}>
            {message(state)}
          </p>
        </div>
      )}
    </div>
  );
}
