import {LOCALES, i18n} from '../../../src/config/locales';
import {type Redirect, redirects, resolveRedirect} from '../../../src/config/redirects';
import {commitOf, fileAt, forkPoint, isShallow} from '../../lib/git.mjs';
import {normalizeRoute} from '../routes/docs';
import {PUBLISHED, pageRoutes, readPublished} from '../routes/published';
import {RouteTable} from '../routes/routes';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
const TABLE = 'src/config/redirects.ts';

/** A published address must remain valid permanently, with its page or with a redirect to another one. */
export const movedPages = movedPagesWith(redirects);

/** The rule for a given table of redirects. */
export function movedPagesWith(table: readonly Redirect[]): SiteRule {
  return {
    id: 'moved-pages',
    about: 'published addresses work in every language; redirects lead to a page in one step',
    *check(site): Generator<Found> {
      const routes = new RouteTable(site);
      // Without the file, a whole project is missing its list, but a set of a few pages never had one.
      const isProject = site.files.has('docusaurus.config.ts');
      if (site.files.has(PUBLISHED) || isProject)
        yield* published(routes, readPublished(site.read(PUBLISHED) ?? ''), table);
      if (isProject) yield* takenOut(site);
      if (site.files.has(TABLE)) yield* judgeRedirects(site, routes, table);
    },
  };
}

function* published(
  routes: RouteTable,
  list: ReadonlyMap<string, number>,
  table: readonly Redirect[],
): Generator<Found> {
  for (const [route, line] of list) {
    if (routes.get(route)) continue;
    const lost = LOCALES.filter((locale) => resolveRedirect(inLocale(route, locale), table) === undefined);
    if (lost.length === 0) continue;
    const where = lost.length === LOCALES.length ? '' : ` in ${lost.join(', ')}`;
    yield {
      file: PUBLISHED,
      line,
      message: `"${route}" was published, but no page or redirect exists for it now${where}.`,
      fix: `Add {from: '${route}', to: '…'} to "moves" in ${TABLE}, or restore the page.`,
    };
  }
  const fresh = pageRoutes(routes).filter((route) => !list.has(route));
  if (fresh.length > 0) {
    const more = fresh.length > 1 ? ` and ${fresh.length - 1} more are` : ' is';
    yield {
      file: PUBLISHED,
      line: 1,
      message: `"${fresh[0]}"${more} not in the list of published addresses.`,
      fix: 'Run "npm run generate", which adds the missing ones.',
    };
  }
}

function* takenOut(site: Site): Generator<Found> {
  const commits = formerCommits(site.root);
  if (!commits && process.env.CI) {
    yield {
      file: PUBLISHED,
      line: 1,
      message: 'The list cannot be compared with an earlier one, because this clone is shallow.',
      fix: 'Check out the full history; for actions/checkout, set "fetch-depth: 0".',
    };
  }
  const list = readPublished(site.read(PUBLISHED) ?? '');
  const former = new Set(
    (commits ?? ['HEAD']).flatMap((commit) => [...readPublished(fileAt(site.root, commit, PUBLISHED) ?? '').keys()]),
  );
  for (const route of former) {
    if (!list.has(route))
      yield {
        file: PUBLISHED,
        line: 1,
        message: `"${route}" was removed from the list, but published addresses must stay in it.`,
        fix: 'Put the line back.',
      };
  }
}

function* judgeRedirects(site: Site, routes: RouteTable, table: readonly Redirect[]): Generator<Found> {
  const source = site.read(TABLE)?.split('\n') ?? [];
  for (const {from, to} of table) {
    // A redirect that a test passes in isn't in this file, so its line is 1.
    const line =
      Math.max(
        0,
        source.findIndex((text) => text.includes(`'${withoutLocale(from).route}'`)),
      ) + 1;
    const found = (message: string, fix: string): Found => ({
      file: TABLE,
      line,
      message: `The redirect from "${from}" ${message}.`,
      fix,
    });
    if (from.endsWith('/*')) {
      if (!to.endsWith('*'))
        yield found(`keeps the rest of the path, but its target "${to}" does not`, 'End both in "/*".');
      else if (!routes.get(withoutLocale(to.replace(/\*$/, '')).route))
        yield found(`leads to "${to}", but there are no pages below it`, 'Use a folder that contains pages.');
      continue;
    }
    const next = resolveRedirect(to, table);
    const target = withoutLocale(to);
    if (routes.get(withoutLocale(from).route) && withoutLocale(from).isKnown)
      yield found('hides a page that has this address', 'Delete the redirect, or the page.');
    if (next !== undefined)
      yield found(`leads to "${to}", which is redirected again`, `Change its target to "${next}".`);
    else if (!routes.get(target.route)) yield found(`leads to "${to}", which is not a page`, 'Correct the address.');
    if (!withoutLocale(from).isKnown) continue;
    const missing = LOCALES.filter(
      (locale) => resolveRedirect(inLocale(withoutLocale(from).route, locale), table) === undefined,
    );
    if (missing.length > 0)
      yield found(`does not exist in ${missing.join(', ')}`, 'Add it to "moves", which applies to every language.');
  }
}

/** `isKnown` is false for a path with a former prefix, such as `/zh`, and true with a current one or none. */
function withoutLocale(path: string): {route: string; isKnown: boolean} {
  const [, first = '', ...rest] = path.split('/');
  if ((LOCALES as string[]).includes(first) && first !== i18n.defaultLocale)
    return {route: normalizeRoute(`/${rest.join('/')}`), isKnown: true};
  const isOld = Object.values(i18n.localeConfigs).some((config) => config.path === first);
  return {route: normalizeRoute(path), isKnown: !isOld};
}

function inLocale(route: string, locale: string): string {
  return locale === i18n.defaultLocale ? route : `/${locale}${route === '/' ? '' : route}`;
}

/**
 * Commits whose lists the current list must still include: the one where this branch left the main branch. On the main
 * branch itself, its last commit before the push (`BASE_COMMIT`, which CI sets) or otherwise the one before HEAD, and
 * HEAD for uncommitted changes.
 *
 * @returns undefined in a shallow clone, which does not have that commit
 */
function formerCommits(root: string): string[] | undefined {
  const head = commitOf(root);
  // An archive without git, or a project before its first commit, has published nothing yet.
  if (!head) return [];
  const base = forkPoint(root);
  if (base !== 'HEAD' && base !== head) return [base];
  const before = [process.env.BASE_COMMIT, 'HEAD^1'].map((name) => name && commitOf(root, name)).find(Boolean);
  if (before) return [before, head];
  return isShallow(root) ? undefined : [head];
}
