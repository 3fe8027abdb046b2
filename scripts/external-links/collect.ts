import type {Site} from '../check/types';

/** Addresses outside of the portal, each with the places that contain it (`file:line`). */
export type Citations = Map<string, string[]>;

const IN_FACTS = /"(https:\/\/[^"\s]+)"/g;

/** Links of English pages, which their translations share, and addresses in the facts. Anchors are left out. */
export function collectLinks(site: Pick<Site, 'pages' | 'files' | 'read'>): Citations {
  const citations: Citations = new Map();
  const add = (url: string, place: string) => {
    const address = url.replace(/#.*$/, '');
    citations.set(address, [...(citations.get(address) ?? []), place]);
  };
  for (const page of site.pages.values()) {
    if (page.locale !== 'en') continue;
    for (const {url, line} of page.links) if (/^https?:\/\//.test(url)) add(url, `${page.path}:${line}`);
  }
  for (const file of site.files) {
    if (!/^src\/facts\/[^/]+\.json$/.test(file)) continue;
    for (const [index, line] of (site.read(file) ?? '').split('\n').entries()) {
      for (const match of line.matchAll(IN_FACTS)) add(match[1]!, `${file}:${index + 1}`);
    }
  }
  return citations;
}

/** Addresses by host, so that no host gets two requests at once. */
export function byHost(urls: Iterable<string>): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}
