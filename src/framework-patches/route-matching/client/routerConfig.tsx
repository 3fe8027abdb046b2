/**
 * Takes the place of `react-router-config`, with its exports. That package makes an element and an expression for each
 * route of the site, and tries them one after the other; this one finds a page by its address.
 */
import {createElement, type ReactElement, type ReactNode} from 'react';
import {matchPath, Route, Router, useLocation, type match as Match, type RouteProps} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';

type Routes = readonly RouteConfig[];
type Location = ReturnType<typeof useLocation>;

/** What stands for more than one address, in the syntax of path-to-regexp. */
const PATTERN = /[:*?+()\\]/;

/** Indexes of the routes of a list. */
interface Index {
  /** By address, in small letters and without the slash at its end: the router takes all forms for the same page. */
  readonly pages: ReadonlyMap<string, number>;
  /** Routes that stand for more than one address. */
  readonly others: readonly number[];
}

const indexes = new WeakMap<Routes, Index>();
const keyOf = (pathname: string): string => pathname.toLowerCase().replace(/\/$/, '');

/** The index of a list, made once. Of two routes for one address the first counts. */
function indexOf(routes: Routes): Index {
  const known = indexes.get(routes);
  if (known) return known;
  const pages = new Map<string, number>();
  const others: number[] = [];
  routes.forEach(({path, exact}, index) => {
    if (typeof path !== 'string' || !exact || PATTERN.test(path)) others.push(index);
    else if (!pages.has(keyOf(path))) pages.set(keyOf(path), index);
  });
  const index = {pages, others};
  indexes.set(routes, index);
  return index;
}

/** The first route of a list that matches an address; one without a path matches as its parent did. */
function firstMatch(
  routes: Routes,
  pathname: string,
  parent: Match,
): {index: number; route: RouteConfig; match: Match} | undefined {
  const {pages, others} = indexOf(routes);
  const page = pages.get(keyOf(pathname)) ?? Infinity;
  for (const index of [...others.filter((other) => other < page), page, ...others.filter((other) => other > page)]) {
    const route = routes[index];
    const match = route && (route.path ? matchPath(pathname, route as RouteProps) : parent);
    if (route && match) return {index, route, match};
  }
  return undefined;
}

const rootMatch = (pathname: string): Match =>
  (Router as unknown as {computeRootMatch(path: string): Match}).computeRootMatch(pathname);

/** The routes from the outermost to the innermost that match an address. */
export function matchRoutes(
  routes: Routes,
  pathname: string,
  branch: MatchedRoute<object>[] = [],
): MatchedRoute<object>[] {
  const found = firstMatch(routes, pathname, branch.at(-1)?.match ?? rootMatch(pathname));
  if (!found) return branch;
  branch.push({route: found.route, match: found.match} as MatchedRoute<object>);
  return found.route.routes ? matchRoutes(found.route.routes, pathname, branch) : branch;
}

function FirstMatch({
  routes,
  extraProps,
  location: given,
}: {
  readonly routes: Routes;
  readonly extraProps: object;
  readonly location?: Location;
}): ReactNode {
  const own = useLocation();
  const location = given ?? own;
  const found = firstMatch(routes, location.pathname, rootMatch(location.pathname));
  if (!found) return null;
  const {index, route, match} = found;
  const render = (props: object): ReactNode => {
    const all = {...props, ...extraProps, route};
    return route.render ? route.render(all as never) : createElement(route.component as never, all);
  };
  return (
    <Route
      key={route.key ?? index}
      {...({
        path: route.path,
        exact: route.exact,
        strict: route.strict,
        location,
        computedMatch: match,
        render,
      } as RouteProps)}
    />
  );
}

/** The first of the routes that matches where the reader is. */
export function renderRoutes(
  routes: Routes | undefined,
  extraProps: object = {},
  switchProps: {readonly location?: Location} = {},
): ReactElement | null {
  return routes ? <FirstMatch routes={routes} extraProps={extraProps} {...switchProps} /> : null;
}
