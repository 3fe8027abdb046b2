import {SITE_URL} from '@site/src/config/site';
import {resolveRedirect} from '@site/src/config/redirects';
import {DEFAULT_LOCALE, LOCALES, prefixOf, type Locale} from '@site/src/languages';
import {twinPath} from '@site/src/plugins/docusaurus-plugin-agent-docs/client/twinPath';
import {partOf} from '../pageText';
import type {Portal} from '../portal';
import {search} from './search';

const SIMILAR = 3;

/** The path of a page from its path or address, with or without `.md`, an anchor or a query. */
function pathnameOf(page: string, portal: Portal): string {
  const origins = [portal.site.address, SITE_URL];
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(page);
  const origin = origins.find((one) => page === one || page.startsWith(`${one}/`));
  if (isAddress && origin === undefined)
    throw new Error(`${page} isn't a page of this portal, whose addresses begin with ${portal.site.address}/.`);
  const path = (origin === undefined ? page : page.slice(origin.length)).replace(/[?#].*$/s, '');
  const clean = `/${path}`.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.md$/, '');
  try {
    return decodeURI(clean) || '/';
  } catch {
    throw new Error(`${page} isn't a path, because a percent sign in it is followed by something else than a byte.`);
  }
}

/** The language of a path, and the path without it. */
function splitLocale(pathname: string): {locale: Locale | undefined; path: string} {
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && `${pathname}/`.startsWith(`${prefixOf(one)}/`));
  return {locale, path: locale ? pathname.slice(prefixOf(locale).length) || '/' : pathname};
}

/** The Markdown of a path, or of the page that has it in other letter cases. */
async function findTwin(portal: Portal, path: string, locale: Locale): Promise<string | undefined> {
  const prefix = prefixOf(locale);
  const {first} = await portal.index(locale);
  const wanted = `${prefix}${path}`;
  const bare = (url: string): string => url.replace(/\/$/, '').toLowerCase();
  const known = first.pages.find(([url]) => bare(url) === bare(wanted))?.[0];
  return portal.site.read(twinPath(known ?? wanted, `${prefix}/`));
}

/** The Markdown of a page. */
export async function readPage(
  portal: Portal,
  {page, language, offset}: {page: string; language?: Locale; offset: number},
): Promise<string> {
  const pathname = pathnameOf(page.trim(), portal);
  const {locale, path} = splitLocale(resolveRedirect(pathname) ?? pathname);
  const own = language ?? locale ?? DEFAULT_LOCALE;
  const text = await findTwin(portal, path, own);
  if (text !== undefined) return partOf(text, offset);
  const query = path.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim();
  const similar = query && (await search(portal, {query, language: own, limit: SIMILAR}));
  throw new Error(`The portal has no page ${path}.${similar ? ` A search for its words:\n${similar}` : ''}`);
}
