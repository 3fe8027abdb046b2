import type {RouteTable} from './routes';

/** Every address that was ever published, without locale, one per line, sorted. Addresses are never removed. */
export const PUBLISHED = 'src/config/published-routes.txt';

/** The addresses of the list with their lines; a line that starts with `#` is a comment. */
export function readPublished(text: string): Map<string, number> {
  const list = new Map<string, number>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const route = line.trim();
    if (route.startsWith('/') && !list.has(route)) list.set(route, index + 1);
  }
  return list;
}

/** Addresses of pages: files of `static/` are not pages. */
export function pageRoutes(table: RouteTable): string[] {
  return [...table.routes]
    .filter(([, {source}]) => !source.startsWith('static/'))
    .map(([route]) => route)
    .sort();
}

const REMARK =
  '# Every address that was ever published. Written by "npm run generate"; it only grows: a page that moves gets a redirect.';

/** The text of the list with the new addresses; none is ever removed. */
export function writePublished(text: string, routes: readonly string[]): string {
  return `${[REMARK, ...[...new Set([...readPublished(text).keys(), ...routes])].sort()].join('\n')}\n`;
}
