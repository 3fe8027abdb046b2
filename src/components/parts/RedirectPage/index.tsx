import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';

/**
 * A route that has moved to `to` inside the same locale: it redirects at once. Without scripts, a refresh does. Only
 * the static page contains the refresh, because browsers also obey one that is added later and would load the document
 * again.
 */
export default function RedirectPage({to}: {readonly to: string}): ReactNode {
  return (
    <>
      <Head>
        <title>{to}</title>
        <meta name="robots" content="noindex" />
        {!ExecutionEnvironment.canUseDOM && <meta httpEquiv="refresh" content={`0; url=${to}`} />}
      </Head>
      <main>
        <a href={to}>{to}</a>
      </main>
      <Redirect to={to} />
    </>
  );
}
