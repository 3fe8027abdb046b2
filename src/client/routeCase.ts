import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * The address of the page that matches `pathname` in other capitals, or undefined. The router ignores capitals, but
 * hosts don't: they return the not-found page, and the router would then render another page over it.
 */
export function pathInRightCase(pathname: string): string | undefined {
  const route = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname).at(-1)?.route;
  if (!route?.exact || typeof route.path !== 'string' || route.path.includes('*')) return undefined;
  const isSame = route.path.replace(/\/$/, '') === pathname.replace(/\/$/, '');
  return isSame ? undefined : route.path;
}
