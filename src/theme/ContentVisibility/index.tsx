// Why: docs, posts and pages all render this above their text, which makes it the one place for the notice
// that a page is not translated.
import type {ReactNode} from 'react';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import UntranslatedNotice from '@site/src/components/UntranslatedNotice';

type WithSource = Props & {readonly metadata: {readonly source?: string}};

export default function ContentVisibilityWithNotice(props: WithSource): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      <UntranslatedNotice source={props.metadata.source ?? ''} />
    </>
  );
}
