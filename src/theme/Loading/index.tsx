// Why: the framework's own page loader has only English texts and its own colors.
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LoadFailure from '@site/src/components/parts/LoadFailure';
import Spinner from '@site/src/components/parts/Spinner';

/** Nothing until the delay has passed, then a spinner; after a failure the error text with Retry (specification §4). */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return pastDelay ? <Spinner /> : null;
}
