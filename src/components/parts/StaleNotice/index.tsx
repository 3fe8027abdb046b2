import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils, useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Admonition from '@theme/Admonition';

/** States that the English page has changed since the translation below was compared with it on `date`, an ISO day. */
export default function StaleNotice({date}: {readonly date: string}): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  // Another locale is another bundle: a plain link loads it.
  const english = (
    <a href={createUrl({locale: 'en', fullyQualified: false})} hrefLang="en">
      <Translate id="stale.english" description="Link inside stale.notice, in the place of {english}">
        English page
      </Translate>
    </a>
  );
  return (
    <Admonition type="info">
      <Translate id="stale.notice" values={{date: format.format(new Date(date)), english}}>
        {'The {english} has changed since this translation was compared with it on {date}.'}
      </Translate>
    </Admonition>
  );
}
