// Why: docs, posts and pages all render this above their text, which makes it the one place for the notices
// that a page is not translated, or that its translation is behind.
import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import StaleNotice from '@site/src/components/parts/StaleNotice';
import UntranslatedNotice from '@site/src/components/parts/UntranslatedNotice';

type WithSource = Props & {
  readonly metadata: {readonly source?: string; readonly frontMatter?: {readonly stale?: string}};
};

export default function ContentVisibilityWithNotice(props: WithSource): ReactNode {
  // Set by docusaurus-plugin-translations, never by hand.
  const stale = props.metadata.frontMatter?.stale;
  return (
    <>
      <ContentVisibility {...props} />
      <UntranslatedNotice source={props.metadata.source ?? ''} />
      {stale && <StaleNotice date={stale} />}
    </>
  );
}
