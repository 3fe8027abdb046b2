// Why: the framework reads the text from the configuration as HTML, and can neither translate it nor link inside the
// site.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The announcement in the reader's language; change its words here and its id in `src/config/announcement.ts`. */
export default function AnnouncementContent({className, ...props}: ComponentProps<'div'>): ReactNode {
  return (
    <div {...props} className={clsx(styles.content, className)}>
      <Translate
        id="announcement.text"
        description="{link} is announcement.link"
        values={{
          link: (
            <Link to="/docs/overview/">
              <Translate id="announcement.link" description="Link inside announcement.text">
                Start with the overview
              </Translate>
            </Link>
          ),
        }}
      >
        {'These docs are available in English, 中文 and Español. {link}.'}
      </Translate>
    </div>
  );
}
