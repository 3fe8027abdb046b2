import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {bannerScript} from './bannerScript';

/** If the option is on, adds a script to the home page that shows the banner when the other scripts don't load. */
export default function Banner(): ReactNode {
  const {
    siteConfig: {baseUrl, baseUrlIssueBanner},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (!baseUrlIssueBanner || pathname !== baseUrl) return null;
  const script = bannerScript({
    title: translate({id: 'baseUrl.title', message: 'This site didn’t load properly.'}),
    cause: translate({
      id: 'baseUrl.cause',
      message: 'The most likely cause is a wrong base URL in the site configuration.',
    }),
    current: translate({id: 'baseUrl.current', message: 'Base URL of this build:'}),
    suggestion: translate({id: 'baseUrl.suggestion', message: 'Try this base URL instead:'}),
    baseUrl,
  });
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
