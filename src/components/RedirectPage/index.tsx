import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {Redirect} from '@docusaurus/router';

/**
 * A route that has moved to `to` inside the same locale: follows at once. Where scripts are off, a refresh follows;
 * it is in the static page only, for a browser obeys one that is added later and would load the document again.
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
