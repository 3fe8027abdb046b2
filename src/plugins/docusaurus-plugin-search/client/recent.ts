import {createStorageSlot} from '@docusaurus/theme-common';

/** A result that the reader opened. It is kept for the life of the tab, never sent and never written to disk. */
export type RecentPage = {url: string; title: string};

const LIMIT = 5;
const slot = (locale: string) => createStorageSlot(`search-recent-${locale}`, {persistence: 'sessionStorage'});

const isRecentPage = (value: unknown): value is RecentPage =>
  value !== null &&
  typeof (value as RecentPage).title === 'string' &&
  /^\/(?!\/)/.test(String((value as RecentPage).url));

/** Pages opened from search in this tab, latest first; none when storage is refused or holds something else. */
export function recentPages(locale: string): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(slot(locale).get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function rememberPage(locale: string, page: RecentPage): void {
  const others = recentPages(locale).filter(({url}) => url !== page.url);
  slot(locale).set(JSON.stringify([page, ...others].slice(0, LIMIT)));
}
