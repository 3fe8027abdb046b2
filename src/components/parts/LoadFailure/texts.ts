import {translate} from '@docusaurus/Translate';

/** The message if a part of the page could not be loaded. */
export const loadFailureText = (): string =>
  translate({
    id: 'loadFailure.text',
    message: 'This page didn’t load completely. Check your connection, then try again.',
  });

/** Label of the button that fetches the page again. */
export const retryText = (): string => translate({id: 'loadFailure.retry', message: 'Retry'});
