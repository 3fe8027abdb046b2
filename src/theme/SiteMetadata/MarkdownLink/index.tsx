import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PAGES_WITHOUT_TEXT} from '@site/src/config/agents';
import {resolveRedirect} from '@site/src/config/redirects';
import {twinPath} from '@site/src/plugins/docusaurus-plugin-agent-docs/client/twinPath';

/** Leads programs to the Markdown of this page. Pages without text have none, nor do those that only lead elsewhere. */
export default function MarkdownLink(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const hasText = !PAGES_WITHOUT_TEXT.includes(`/${pathname.slice(baseUrl.length)}`);
  if (!hasText || resolveRedirect(pathname) !== undefined) return null;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(pathname, baseUrl)} />
    </Head>
  );
}
