// Why: the article element needs its own `lang` if its text is not translated; the interface texts inside the article
// (breadcrumbs, edit link) keep the reader's language. A menu next to the breadcrumbs offers the page as Markdown, and
// each page ends with a link for feedback.
// Otherwise as theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useWindowSize} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import PageFeedback from '@site/src/components/parts/PageFeedback';
import PageMenu from '@site/src/components/parts/PageMenu';
import {useArticleLang} from '@site/src/components/parts/UntranslatedNotice/useArticleLang';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {i18n} = useDocusaurusContext();
  const windowSize = useWindowSize();
  const articleLang = useArticleLang(metadata.source);
  const chromeLang = articleLang && i18n.localeConfigs[i18n.currentLocale]?.htmlLang;
  const isTocHidden = frontMatter.hide_table_of_contents;
  const hasToc = !isTocHidden && toc.length > 0;

  return (
    <div className="row">
      <div className={clsx('col', !isTocHidden && styles.column)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.container}>
          <article lang={articleLang}>
            <div lang={chromeLang} className={styles.top}>
              <div className={styles.trail}>
                <DocBreadcrumbs />
                <DocVersionBadge />
              </div>
              <PageMenu />
            </div>
            {hasToc && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <div lang={chromeLang}>
              <DocItemFooter />
              <PageFeedback />
            </div>
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasToc && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
