// Why: the framework's last error screen, for failures outside the page layout, is not translated.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {translate} from '@docusaurus/Translate';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@theme/ErrorPageContent';
import PlainCrash from './PlainCrash';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** The crash screen inside the site's layout; if the layout itself fails, the same words on a bare page. */
export default function CrashPage(props: Props): ReactNode {
  const title = translate({id: 'crash.documentTitle', message: 'Page Error'});
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => <PlainCrash {...props} />}>
        <Head>
          <title>{title}</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
