import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import {useArticleLang} from './useArticleLang';

/** States, in the reader's language, that the page below is not translated yet. Empty if it is. */
export default function UntranslatedNotice({source}: {readonly source: string}): ReactNode {
  if (!useArticleLang(source)) return null;
  return (
    <Admonition type="info" className="untranslated-notice">
      <Translate id="untranslated.notice">
        This page isn’t translated into your language yet. You are reading the English text.
      </Translate>
    </Admonition>
  );
}
