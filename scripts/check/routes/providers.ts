import {parse} from 'yaml';
import type {Site} from '../types';

/** A page that a plugin will make. Without `anchors`, any anchor on it is accepted. */
interface ProvidedRoute {
  path: string;
  anchors?: ReadonlySet<string>;
}

/** Lists the routes of one plugin from its sources, without running it. */
export type RouteProvider = (site: Site) => ProvidedRoute[];

/** One page per JSON-RPC method: `openrpc/<space>/methods/<subject>.yaml` is a list or a map of methods with names. */
const rpcMethods: RouteProvider = (site) => {
  const routes: ProvidedRoute[] = [];
  for (const file of site.files) {
    const space = /^openrpc\/(core|espace)\/methods\/[^/]+\.ya?ml$/.exec(file)?.[1];
    if (!space) continue;
    for (const name of methodNames(site.read(file) ?? ''))
      routes.push({path: `/docs/${space}/rpc/${name.toLowerCase()}`});
  }
  const spaces = new Set(routes.map(({path}) => path.split('/')[2]));
  for (const space of spaces) routes.push({path: `/docs/${space}/rpc`});
  return routes;
};

function methodNames(text: string): string[] {
  // Reading lines is sufficient, and fifty times faster than a YAML parser on files of several hundred kilobytes.
  const names = [
    ...text.matchAll(
      /^(?:- |\s{0,4}(?:- )?)name: ["']?((?:cfx|eth|net|web3|parity|trace|debug|txpool|pos|pubsub)_\w+)["']?\s*$/gm,
    ),
  ].map((match) => match[1]!);
  if (names.length > 0) return names;
  const document: unknown = parse(text);
  return document && typeof document === 'object'
    ? Object.keys(document).filter((key) => /^[a-z0-9]+_\w+$/i.test(key))
    : [];
}

/** Pages with an explicit address. */
const single: RouteProvider = () => [{path: '/search'}, {path: '/translation-status'}];

/** A plugin that makes pages adds its provider here. */
export const ROUTE_PROVIDERS: readonly RouteProvider[] = [rpcMethods, single];
