import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {REPOSITORY_URL} from '@site/src/config/repository';
import {copyText} from '../CopyButton/copyText';
import {issueUrl, reportText, selectedSentence} from './report';
import styles from './styles.module.css';

/**
 * At the end of a page: a link to an issue form that already contains the page, its language and version, and what the
 * reader selected. Without an account, the reader can copy the same. Nothing is sent by itself.
 */
export default function PageFeedback(): ReactNode {
  const {title, permalink, version, lastUpdatedAt} = useDoc().metadata;
  const {siteConfig, i18n} = useDocusaurusContext();
  const link = useRef<HTMLAnchorElement>(null);
  const sentence = useRef('');
  const [status, setStatus] = useState('');
  const report = () => ({
    title,
    address: siteConfig.url + permalink,
    language: i18n.currentLocale,
    version: lastUpdatedAt ? `${version} (${new Date(lastUpdatedAt).toISOString().slice(0, 10)})` : version,
    sentence: sentence.current,
  });
  const remember = (text: string): void => {
    sentence.current = text;
    if (link.current) link.current.href = issueUrl(REPOSITORY_URL, report());
  };
  const copy = async (): Promise<void> =>
    setStatus(
      (await copyText(reportText(report())))
        ? translate({id: 'copyButton.copied', message: 'Copied'})
        : translate({id: 'copyButton.failed', message: 'Copy failed'}),
    );
  return (
    <div
      className={clsx(ThemeClassNames.docs.docFooter, styles.root)}
      // Before the click, which ends the selection. By keyboard, it's still there when the link gets the focus.
      onPointerDown={() => remember(selectedSentence(getSelection()))}
      onFocus={() => remember(selectedSentence(getSelection()) || sentence.current)}
    >
      {translate({id: 'pageFeedback.question', message: 'Was this page helpful?'})}
      <a ref={link} href={issueUrl(REPOSITORY_URL, report())} target="_blank" rel="noopener noreferrer">
        {translate({id: 'pageFeedback.issue', message: 'Open a prefilled issue on GitHub'})}
      </a>
      <button type="button" onClick={() => void copy()}>
        {translate({
          id: 'pageFeedback.copy',
          message: 'Copy the page details',
          description: 'Copies the address, the language and the version of a page, for readers without an account',
        })}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
