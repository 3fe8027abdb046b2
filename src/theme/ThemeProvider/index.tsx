/** Wrapped to preload the text font before the style sheet has been read, so that the first frame uses it. */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ThemeProvider from '@theme-original/ThemeProvider';
import type {Props} from '@theme/ThemeProvider';
import fontUrl from '@site/src/css/fonts/figtree-latin-400-700.woff2';

export default function ThemeProviderWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
      </Head>
      <ThemeProvider {...props} />
    </>
  );
}
