import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * The address of the page that `pathname` names in other capitals, or undefined. The router ignores capitals, hosts
 * do not: they answer with the not-found page, over which the router would then draw another one.
 */
export function pathInRightCase(pathname: string): string | undefined {
  const route = matchRoutes(routes as Parameters<typeof matchRoutes>[0], pathname).at(-1)?.route;
  if (!route?.exact || typeof route.path !== 'string' || route.path.includes('*')) return undefined;
  const isSame = route.path.replace(/\/$/, '') === pathname.replace(/\/$/, '');
  return isSame ? undefined : route.path;
}
