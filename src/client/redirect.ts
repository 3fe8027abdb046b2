import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type Redirect, redirects, resolveRedirect} from '../config/redirects';
import {leavePage} from './leavePage';

/** Applies the redirect table where the host has no rules for it: the not-found page loads this module too. */
function follow(
  {pathname, search, hash}: {pathname: string; search: string; hash: string},
  table: readonly Redirect[],
): void {
  const target = resolveRedirect(pathname, table);
  if (target) leavePage(target + search + hash);
}

if (ExecutionEnvironment.canUseDOM) follow(window.location, redirects);

/**
 * Each locale is a separate bundle, so a link inside the site to an old locale path needs a full load. The rest are
 * routes.
 */
const localePaths = redirects.filter(({from}) => from.endsWith('/*'));

/** The first call belongs to the page load, which is handled above. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) follow(location, localePaths);
}
