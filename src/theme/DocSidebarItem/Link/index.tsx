// Why: method names are longer than the sidebar and must break between words, not inside them. Otherwise as
// theme-classic 3.10.2.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import BreakableName from '@site/src/components/parts/BreakableName';
import type {Props} from '@theme/DocSidebarItem/Link';
import styles from './styles.module.css';

/** JSON-RPC methods, such as `cfx_estimateGasAndCollateral`; a name like "eSpace" stays whole. */
const METHOD = /^[a-z\d]+_\w+$/i;

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternalLink = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
      key={label}
    >
      <Link
        className={clsx('menu__link', !isInternalLink && styles.external, isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternalLink && {onClick: onItemClick ? () => onItemClick(item) : undefined})}
        {...props}
      >
        <span className={styles.label}>{METHOD.test(label) ? <BreakableName name={label} /> : label}</span>
        {!isInternalLink && <IconExternalLink />}
      </Link>
    </li>
  );
}
