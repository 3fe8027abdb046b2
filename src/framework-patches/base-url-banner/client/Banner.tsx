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
    title: translate({
      id: 'baseUrl.title',
      message: 'This site didn’t load properly.',
      description: 'Red banner of a home page whose scripts do not load',
    }),
    cause: translate({
      id: 'baseUrl.cause',
      message: 'The most likely cause is a wrong base URL in the site configuration.',
      description: 'Red banner of a home page whose scripts do not load: the cause',
    }),
    current: translate({
      id: 'baseUrl.current',
      message: 'Base URL of this build:',
      description: 'Red banner of a home page whose scripts do not load; a path follows',
    }),
    suggestion: translate({
      id: 'baseUrl.suggestion',
      message: 'Try this base URL instead:',
      description: 'Red banner of a home page whose scripts do not load; a path follows',
    }),
    baseUrl,
  });
  return (
    <Head>
      <script>{script}</script>
    </Head>
  );
}
