import {createStorageSlot} from '@docusaurus/theme-common';
import {LONGEST_RECENT} from './limits';

/** A result that the reader opened. It only exists for the life of the tab, and is never sent or written to disk. */
export type RecentPage = {url: string; title: string};

const LIMIT = 5;
const slot = (locale: string) => createStorageSlot(`search-recent-${locale}`, {persistence: 'sessionStorage'});

const isRecentPage = (value: unknown): value is RecentPage =>
  value !== null &&
  typeof (value as RecentPage).title === 'string' &&
  typeof (value as RecentPage).url === 'string' &&
  /^\/(?!\/)/.test((value as RecentPage).url);

/** Pages opened from search in this tab, latest first. Empty if storage is blocked or contains other data. */
export function recentPages(locale: string): RecentPage[] {
  try {
    const text = slot(locale).get() ?? '[]';
    const stored: unknown = text.length > LONGEST_RECENT ? [] : JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function rememberPage(locale: string, page: RecentPage): void {
  const others = recentPages(locale).filter(({url}) => url !== page.url);
  slot(locale).set(JSON.stringify([page, ...others].slice(0, LIMIT)));
}
